import type { LocationsWords, Office } from "#content/kinds/locations.ts";
import { Icon } from "#ui/icon.tsx";
import { Figure } from "../../pictures/people/person.tsx";
import { Skyline } from "../../pictures/people/skyline.tsx";
import { usePage } from "../../use-page.ts";
import { clockText, hourOf } from "./office-hours.ts";

export type OfficeListProps = Pick<LocationsWords, "offices" | "labels">;

/** Renders offices as cards below their cities' skylines; the head office has the largest, with people before it. */
export function OfficeList({ offices, labels }: OfficeListProps) {
  return (
    <div className="wrap section">
      <ul className="offices">
        {offices.map((office) => (
          <li key={office.id} id={office.id} className={office.main ? "office-main" : ""}>
            <div className="office-place">
              {office.main && <Figure bust="hijab" className="office-person" />}
              <Skyline city={office.skyline} />
              {office.main && <Figure bust="batik" className="office-person" />}
            </div>
            <div className="stack-5 p-6">
              <OfficeName {...office} />
              <OfficeFacts office={office} labels={labels} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function OfficeName({ city, kind, zone }: Office) {
  return (
    <div>
      <h2 className="text-3xl">{city}</h2>
      <p className="mt-1 text-muted">
        {kind} <span className="tag ms-1 align-middle">{zone}</span>
      </p>
    </div>
  );
}

export function OfficeFacts({ office, labels }: { office: Office; labels: OfficeListProps["labels"] }) {
  const { locale } = usePage().address;
  const { address, longitude, latitude, opens, closes, zone, days, phone, body } = office;
  const place = `${latitude},${longitude}`;
  return (
    <div>
      <p className="max-w-prose">{body}</p>
      <dl className="mt-5 grid gap-x-10 gap-y-4 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        <div>
          <dt className="text-sm text-muted">{labels.address}</dt>
          <dd>
            <address className="not-italic">
              {address.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{labels.hours}</dt>
          <dd className="num">
            <span className="block">{days}</span>
            {clockText(hourOf(opens), locale)}–{clockText(hourOf(closes), locale)} {zone}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{labels.phone}</dt>
          <dd>
            <a href={`tel:${phone.replaceAll(" ", "")}`} className="link num -my-2 inline-flex min-h-11 items-center">
              {phone}
            </a>
          </dd>
        </div>
      </dl>
      <p className="mt-3 flex flex-wrap gap-x-6">
        <a
          href={`https://www.google.com/maps/dir/?api=1&destination=${place}`}
          rel="noopener"
          className="link inline-flex min-h-11 items-center gap-1.5 text-sm"
        >
          <Icon name="map-pin" className="size-4" />
          {labels.directions}
        </a>
        <a
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=13/${latitude}/${longitude}`}
          rel="noopener"
          className="link inline-flex min-h-11 items-center gap-1.5 text-sm"
        >
          <Icon name="external" className="size-4" />
          {labels.openStreetMap}
        </a>
      </p>
    </div>
  );
}
