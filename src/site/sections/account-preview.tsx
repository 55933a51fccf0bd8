import { ProductMark } from "#ui/marks/product-mark.tsx";
import { Window } from "../pictures/kit/frames.tsx";
import { Picture } from "../pictures/kit/picture.tsx";
import { usePage } from "../use-page.ts";

/** Draws what waits behind the login: a sample account with its package, last invoice and workspace. */
export function AccountPreview() {
  const { words, address } = usePage<"auth">();
  const { label, account, parts } = words.aside;
  return (
    <Picture label={label} locale={address.locale} className="account-preview">
      <Window title={account}>
        <ul>
          {parts.map(({ name, value, state }, index) => (
            <li key={name}>
              <p className="text-muted">{name}</p>
              <p className="flex items-center gap-2 font-display text-base font-bold" data-job="collect">
                {index === 0 && <ProductMark id="big-social" className="size-5 text-hue" />}
                {value}
              </p>
              <p>{state}</p>
            </li>
          ))}
        </ul>
      </Window>
    </Picture>
  );
}
