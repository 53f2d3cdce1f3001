/** The field of the production route. */
import type { VNode } from "preact";
import { routeMeaning } from "../../../../web/law/routes.ts";
import { type Option, SelectField } from "../../../../web/parts/fields.tsx";
import type { FormWords } from "./form_words.ts";

/** Default values name their route by themselves where there is one; verified values may be of any route. */
const routeOptions = ({ routes, texts, language, values: { fields } }: FormWords): ReadonlyArray<Option> => {
  const isVerified = fields.verified_direct !== "" || fields.verified_indirect !== "";
  if ((routes?.routes.length ?? 0) < 2 && !isVerified && fields.production_route === "") return [];
  const known = new Map<string, string>();
  for (
    const { production_route: route, description } of [
      ...routes?.routes ?? [],
      ...routes?.benchmark_routes ?? [],
    ]
  ) {
    if (route !== "default") {
      known.set(route, `${route} ${routeMeaning(route, language) ?? description}`);
    }
  }
  const options = [...known].map(([value, label]) => ({ value, label }));
  return options.length < 2 ? [] : [{ value: "", label: texts.routeAny }, ...options];
};

/**
 * Field of the production route, whose choices depend on the goods and the origin: none is asked for where there is
 * nothing to choose.
 */
export const RouteField = (words: FormWords): VNode => {
  const { language, texts, values, errors } = words;
  const options = routeOptions(words);
  const error = errors.get("production_route");
  return (
    <div id="route-field">
      {options.length === 0 && error === undefined
        ? values.fields.production_route === ""
          ? null
          : <input type="hidden" name="production_route" value={values.fields.production_route} />
        : (
          <SelectField
            language={language}
            name="production_route"
            label={texts.route}
            hint={texts.routeHint}
            error={error}
            options={options}
            value={values.fields.production_route}
          />
        )}
    </div>
  );
};
