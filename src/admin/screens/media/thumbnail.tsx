import type { MediaRow } from "#media/media-contract.ts";
import { Icon } from "#ui/icon.tsx";
import { useLocale } from "../../kit/data.ts";

type Thumbnail = Pick<MediaRow, "shown" | "focal_x" | "focal_y" | "alt_id" | "alt_en">;

/** A picture cropped as a card of the site crops it, a drawing whole; while it is prepared, a sign in its place. */
export function Thumbnail({ picture, sizes = "12rem" }: { picture: Thumbnail; sizes?: string }) {
  const locale = useLocale();
  const { shown, focal_x, focal_y } = picture;
  if (!shown)
    return (
      <span className="thumbnail" data-empty="">
        <Icon name="clock" />
      </span>
    );
  return (
    <img
      className="thumbnail"
      data-drawing={shown.srcset === "" || undefined}
      src={shown.src}
      srcSet={shown.srcset || undefined}
      sizes={sizes}
      width={shown.width}
      height={shown.height}
      loading="lazy"
      alt={picture[`alt_${locale}`]}
      style={{ objectPosition: `${focal_x}% ${focal_y}%` }}
    />
  );
}
