import type { PageAddress } from "#address/address.ts";
import type { AuthWords } from "#content/kinds/auth.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { FieldError } from "#ui/field.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { FieldOf } from "../form/use-form.ts";
import { WordsWithLinks } from "../form/words-with-links.tsx";

interface AboutWorkProps {
  words: AuthWords["register"];
  address: PageAddress;
  field: FieldOf;
  products: { id: string; name: string }[];
  /** Ids of the products ticked at first. */
  selected: string[];
}

/** Renders the second step: the person's work, and the products they are interested in. */
export function AboutWork({ words, address, field, products, selected }: AboutWorkProps) {
  const { error } = field("products");
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field("company")} label={words.company} autoComplete="organization" maxLength={120} required />
        <TextField
          {...field("job_role")}
          label={words.jobRole}
          autoComplete="organization-title"
          maxLength={120}
          required
        />
      </div>
      <TextField
        {...field("phone_number")}
        label={words.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        required
      />
      <TextField
        {...field("address")}
        label={words.address}
        optional={words.optional}
        autoComplete="address-line1"
        maxLength={300}
      />
      <fieldset id="register-products" aria-describedby={error ? "register-products-error" : undefined}>
        <legend className="mb-1.5 text-sm font-medium">
          <span>{words.products}</span> <span className="font-regular text-muted">{`(${words.optional})`}</span>
        </legend>
        <div className="grid grid-cols-2 gap-x-4" key={selected.join()}>
          {products.map(({ id, name }) => (
            <Checkbox
              key={id}
              id={`register-product-${id}`}
              name="products[]"
              value={id}
              label={name}
              defaultChecked={selected.includes(id)}
            />
          ))}
        </div>
        <FieldError id="register-products" error={error} />
      </fieldset>
      <Checkbox {...field("marketing_consent")} label={words.marketing} />
      <p className="text-sm text-muted">
        <WordsWithLinks text={words.privacy} address={address} />
      </p>
    </>
  );
}
