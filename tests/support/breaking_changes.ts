/**
 * What a change of the OpenAPI document takes away from clients: removed paths, methods, answers, members and values, and
 * inputs that became required. Additions are no breaking changes.
 */
import { isObject, type JsonObject } from "../../src/http/openapi/schemas.ts";

const objectAt = (value: unknown, name: string): JsonObject => {
  const member = isObject(value) ? value[name] : undefined;
  return isObject(member) ? member : {};
};

const listAt = (value: unknown, name: string): ReadonlyArray<unknown> => {
  const member = isObject(value) ? value[name] : undefined;
  return Array.isArray(member) ? member : [];
};

const missing = (before: JsonObject, after: JsonObject): ReadonlyArray<string> =>
  Object.keys(before).filter((name) => !Object.hasOwn(after, name));

const parameterNames = (operation: unknown, isRequired: boolean): ReadonlyArray<string> =>
  listAt(operation, "parameters").filter(isObject)
    .filter((parameter) => !isRequired || parameter["required"] === true)
    .map((parameter) => `${String(parameter["in"])} ${String(parameter["name"])}`);

const ofOperation = (name: string, before: unknown, after: unknown): ReadonlyArray<string> => [
  ...missing(objectAt(before, "responses"), objectAt(after, "responses"))
    .map((status) => `${name} no longer answers ${status}`),
  ...parameterNames(before, false).filter((each) => !parameterNames(after, false).includes(each))
    .map((each) => `${name} no longer takes ${each}`),
  ...parameterNames(after, true).filter((each) => !parameterNames(before, true).includes(each))
    .map((each) => `${name} now requires ${each}`),
];

const ofSchema = (name: string, before: unknown, after: unknown): ReadonlyArray<string> => {
  const isRequest = isObject(before) && before["additionalProperties"] === false;
  const [was, is] = [listAt(before, "required"), listAt(after, "required")];
  const members = Object.keys(objectAt(before, "properties")).flatMap((member) => {
    const [old, current] = [
      objectAt(objectAt(before, "properties"), member),
      objectAt(objectAt(after, "properties"), member),
    ];
    return ofSchema(`${name}.${member}`, old, current);
  });
  return [
    ...missing(objectAt(before, "properties"), objectAt(after, "properties"))
      .map((member) => `${name}.${member} is gone`),
    ...listAt(before, "enum").filter((value) => !listAt(after, "enum").includes(value))
      .map((value) => `${name} no longer has the value ${JSON.stringify(value)}`),
    ...(isRequest ? is.filter((each) => !was.includes(each)) : was.filter((each) => !is.includes(each)))
      .map((each) => `${name}.${String(each)} is ${isRequest ? "now required" : "no longer always there"}`),
    ...members,
  ];
};

/** @returns a sentence for each thing that a client of the document before may miss in the one after */
export const breakingChanges = (before: JsonObject, after: JsonObject): ReadonlyArray<string> => {
  const [paths, newPaths] = [objectAt(before, "paths"), objectAt(after, "paths")];
  const schemas = objectAt(objectAt(before, "components"), "schemas");
  const newSchemas = objectAt(objectAt(after, "components"), "schemas");
  return [
    ...missing(paths, newPaths).map((path) => `${path} is gone`),
    ...Object.keys(paths).flatMap((path) => [
      ...missing(objectAt(paths, path), objectAt(newPaths, path))
        .filter(() => Object.hasOwn(newPaths, path)).map((method) => `${method} ${path} is gone`),
      ...Object.keys(objectAt(newPaths, path)).flatMap((method) =>
        ofOperation(`${method} ${path}`, objectAt(paths, path)[method], objectAt(newPaths, path)[method])
      ),
    ]),
    ...Object.keys(schemas).filter((name) => Object.hasOwn(newSchemas, name))
      .flatMap((name) => ofSchema(name, schemas[name], newSchemas[name])),
  ];
};
