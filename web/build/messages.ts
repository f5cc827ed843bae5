/** TypeScript for the messages of the server: reads the schemas of its OpenAPI document from standard input. */
import { compile, type JSONSchema } from "json-schema-to-typescript";
import { readFileSync } from "node:fs";

const BANNER = "/** What is sent and answered, made from the server's own description of it by `make messages`. */";
const HERE = "#/components/schemas/";

const schemas = JSON.parse(readFileSync(0, "utf-8")) as Record<string, JSONSchema>;
const names = Object.keys(schemas).sort();
const all: JSONSchema = {
  type: "object",
  additionalProperties: false,
  properties: Object.fromEntries(names.map((name) => [name, { $ref: HERE + name }])),
  components: { schemas: Object.fromEntries(names.map((name) => [name, closed(schemas[name]!)])) },
};
const made = await compile(all, "EveryMessage", {
  additionalProperties: false,
  bannerComment: "",
  declareExternallyReferenced: true,
  format: false,
});
process.stdout.write(`${BANNER}\n\n${tidied(made)}`);

/** A message is called as the server calls it; a pair is a pair; what may be anything is that. */
function closed(schema: JSONSchema): JSONSchema {
  if (typeof schema !== "object" || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(closed) as unknown as JSONSchema;
  const parts: [string, any][] = Object.entries(schema).map(([key, value]) => [key, closed(value)]);
  const { prefixItems, ...found } = Object.fromEntries(parts);
  if (typeof found.title === "string") delete found.title;
  if (Array.isArray(found.examples)) delete found.examples;
  if (prefixItems) Object.assign(found, { items: prefixItems, minItems: prefixItems.length, maxItems: prefixItems.length });
  if (!Array.isArray(found.items)) for (const bound of ["minItems", "maxItems"]) delete found[bound];
  if (typeof found.additionalProperties === "object" && !Object.keys(found.additionalProperties).length) {
    found.additionalProperties = true;
  }
  return found as JSONSchema;
}

function tidied(source: string): string {
  const bare = source.replace(/export interface EveryMessage \{[^}]*\}\n/, "").replace(/\/\*\*(?:\n \* @\w+ \d+)+\n \*\/\n/g, "");
  const lines = bare.split("\n").filter((line) => line.trim());
  let depth = 0;
  const shown = lines.map((line) => {
    if (line.startsWith("}")) depth--;
    const indented = "  ".repeat(depth) + line.replace(/: \(([^()]*)\)$/, ": $1").replace("[k: string]: unknown", "[name: string]: unknown");
    if (line.endsWith("{")) depth++;
    return depth > 0 && !line.endsWith("{") || (depth > 0 && line === "}") ? `${indented};` : indented;
  });
  return shown.join("\n").replaceAll("\nexport ", "\n\nexport ") + "\n";
}
