import type { PackageOffer } from "../../site-services.ts";

/** Renders a call and its response as in a terminal, with a package currently on sale. */
export function CallPicture({ base, offer }: { base: string; offer: PackageOffer | null }) {
  const shown = offer && { id: offer.id, product: offer.product, tier: offer.tier, price: offer.price };
  return (
    <div className="bg-sunken font-mono text-sm/relaxed">
      <p className="border-b border-line px-5 py-3 break-all">
        <span className="text-muted" aria-hidden="true">
          ${" "}
        </span>
        curl {base.replace(/^https?:\/\//, "")}/packages?product=big-social
      </p>
      {shown && (
        <div className="stack-0.5 px-5 py-5">
          <p className="text-good">200 OK</p>
          <p className="pt-2 text-muted">{'{ "data": [{'}</p>
          {Object.entries(shown).map(([name, value]) => (
            <p key={name} className="ps-5">
              <span className="text-muted">"{name}":</span>{" "}
              <span className="text-primary">{JSON.stringify(value)}</span>,
            </p>
          ))}
          <p className="ps-5 text-muted">
            "name": {"{…}"}, "features": {"{…}"}
          </p>
          <p className="text-muted">{"}, …] }"}</p>
        </div>
      )}
    </div>
  );
}
