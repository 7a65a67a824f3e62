// The dashboard itself: the overview in full width, two more screens below it.
import { AppLink } from "../../link";
import { Screen, useScreens } from "../../sections/screen";
import { Section } from "../../sections/section";

/** Pictures of the dashboard, and the way into the demo. */
export function Screens({ demo }: { demo: string }) {
  const { title, lead, items } = useScreens();
  return (
    <Section title={title} lead={lead}>
      <Screen name="overview" />
      <div className="mt-10 grid gap-10 md:grid-cols-2">
        {(["locations", "audit"] as const).map((name) => (
          <div key={name}>
            <Screen name={name} />
            <h3 className="mt-5 text-xl">{items[name].title}</h3>
            <p className="mt-2 text-pretty text-ink-muted">{items[name].text}</p>
          </div>
        ))}
      </div>
      <p className="mt-10 text-center">
        <AppLink to="demo" look="quiet">
          {demo}
        </AppLink>
      </p>
    </Section>
  );
}
