import type { HomeWords } from "#content/kinds/home.ts";
import { Columns } from "../../../pictures/kit/charts.tsx";
import { Chip, Phone } from "../../../pictures/kit/parts.tsx";
import { Picture } from "../../../pictures/kit/picture.tsx";
import { FamilyPicture } from "../../../pictures/products/family-picture.tsx";
import { usePage } from "../../../use-page.ts";
import { Tile } from "./tile.tsx";

type Room = HomeWords["room"];

/** Renders the story's screens as tiles of the control room: what is said, what waits, how much, what is answered. */
export function Journey() {
  const { room } = usePage<"index">().words;
  return (
    <div className="room-part">
      <Stream {...room.stream} />
      <Tasks {...room.tasks} />
      <Figure {...room.figure} />
      <Talk title={room.chat} />
    </div>
  );
}

function Stream({ title, meta, posts }: Room["stream"]) {
  const { locale } = usePage().address;
  return (
    <Tile title={title} product="big-social" size="large">
      <Picture
        label={`${meta}. ${posts.map(({ place, time, text, tag }) => `${place}, ${time}: ${text} ${tag}.`).join(" ")}`}
        locale={locale}
        size="tile"
        sample={false}
      >
        <ol className="room-stream">
          {posts.map(({ place, time, text, tag, tone }, index) => (
            <li key={time} data-signal={index === 0 ? "" : undefined}>
              <p>
                <b>{place}</b>
                <span className="num text-muted">{time}</span>
                <Chip tone={tone}>{tag}</Chip>
              </p>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Picture>
    </Tile>
  );
}

function Tasks({ title, waiting, done, items }: Room["tasks"]) {
  const { locale } = usePage().address;
  const stateOf = (isDone: boolean) => (isDone ? done : waiting);
  return (
    <Tile title={title} product="big-action" size="wide">
      <Picture
        label={items
          .map(({ label, owner, due, isDone }) => `${label}. ${owner}, ${due}: ${stateOf(isDone)}.`)
          .join(" ")}
        locale={locale}
        size="tile"
        sample={false}
      >
        <ul className="room-tasks">
          {items.map(({ label, owner, due, isDone }) => (
            <li key={label}>
              <p>
                <b>{label}</b>
                <br />
                <span className="text-muted">{owner}</span>
              </p>
              <p>
                <Chip tone={isDone ? "good" : "warn"}>{stateOf(isDone)}</Chip>
                <br />
                <span className="num text-muted">{due}</span>
              </p>
            </li>
          ))}
        </ul>
      </Picture>
    </Tile>
  );
}

function Figure({ title, value, label, days }: Room["figure"]) {
  const { locale } = usePage().address;
  const most = Math.max(...days.map((day) => day.value));
  return (
    <Tile title={title} product="big-view" size="small">
      <Picture
        label={`${value} ${label}. ${days.map((day) => `${day.label} ${day.value}`).join(", ")}.`}
        locale={locale}
        size="tile"
        sample={false}
        className="mt-auto"
      >
        <p className="mb-2 flex flex-wrap items-baseline gap-x-2">
          <span className="room-figure num">{value}</span>
          <span className="text-muted">{label}</span>
        </p>
        <Columns
          values={days.map((day) => day.value)}
          labels={days.map((day) => day.label)}
          signal={days.findIndex((day) => day.value === most)}
        />
      </Picture>
    </Tile>
  );
}

function Talk({ title }: { title: string }) {
  const { locale } = usePage().address;
  return (
    <Tile title={title} product="big-assistant" size="tall">
      <FamilyPicture
        product="big-assistant"
        locale={locale}
        className="room-phone"
        around={(piece) => <Phone>{piece}</Phone>}
      />
    </Tile>
  );
}
