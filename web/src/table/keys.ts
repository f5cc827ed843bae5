/** The keys of the table; `Keys.svelte` lists them. */
import { settings } from "../parts/settings.svelte";
import type { Choice, Panel } from "./choice.svelte";
import type { Room } from "./room.svelte";

const PANELS: Record<string, Panel> = { r: "routes", t: "tickets", s: "story", c: "talk", m: "menu", "?": "keys" };

export function keys(event: KeyboardEvent, room: Room, choice: Choice): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const at = event.target as HTMLElement;
  if (at.closest("input, textarea, select, dialog")) return;
  if (!act(event.key, room, choice)) return;
  event.preventDefault();
}

function act(key: string, room: Room, choice: Choice): boolean {
  const panel = PANELS[key];
  if (key === "Escape") choice.clear();
  else if (key === "/") document.getElementById("command")?.focus();
  else if (panel) choice.panel = panel;
  else if (key === "h") document.querySelector<HTMLElement>("[data-part=hand] button")?.focus();
  else if (key === "b") document.querySelector<HTMLElement>(".city[tabindex='0']")?.focus();
  else if (key === "u" && room.view?.may_undo) void room.ask("undo", { seat: room.shown });
  else if (key === "d") return draw("pile", room, choice);
  else if (/^[1-5]$/.test(key)) return draw(room.view?.market[Number(key) - 1] ?? "", room, choice);
  else if (key === "n" && room.legal?.tickets) choice.panel = "draw-tickets";
  else return false;
  return true;
}

function draw(what: string, room: Room, choice: Choice): boolean {
  if (!what || !room.legal?.draw?.includes(what)) return false;
  if (choice.arm(`draw ${what}`, settings.confirm)) void room.do(`draw ${what}`);
  return true;
}
