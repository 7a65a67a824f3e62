// A picture of the dashboard, with made-up businesses.
import { screens as en } from "../content/en/screens";
import { screens as fr } from "../content/fr/screens";
import type { ScreenName, ScreensText } from "../content/types/screens";
import { useLanguage } from "../language";
import { Section } from "./section";

const texts = { en, fr };

/** Returns the words beside the pictures in the language of the page. */
export function useScreens(): ScreensText {
  return texts[useLanguage()];
}

/** A framed picture; its files are made by `npm run screens` in e2e. */
export function Screen({ name }: { name: ScreenName }) {
  const language = useLanguage();
  return (
    <img
      src={`/screens/${name}-${language}.webp`}
      alt={texts[language].items[name].alt}
      width={1280}
      height={800}
      loading="lazy"
      decoding="async"
      className="frame block h-auto w-full"
    />
  );
}

/** A section of its own with one picture below its words. */
export function ScreenSection({ name }: { name: ScreenName }) {
  const { title, text } = useScreens().items[name];
  return (
    <Section title={title} lead={text}>
      <Screen name={name} />
    </Section>
  );
}
