import { mount } from "svelte";
import App from "./App.svelte";
import { keepOffline } from "./parts/offline";
import { settings } from "./parts/settings.svelte";
import { preferred, words } from "./words/words.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";

await words.choose(settings.language || preferred());
mount(App, { target: document.getElementById("page")! });
keepOffline();
