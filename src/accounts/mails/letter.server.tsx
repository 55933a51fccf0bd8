import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Text } from "@react-email/components";
import type { Locale } from "#catalogue/locales.ts";
import type { LetterWords } from "./words.ts";

const ink = "#0f1b3d";
const blue = "#1d4ed8";
const font = "Inter, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";
const paragraph = { color: ink, fontSize: "16px", lineHeight: "26px", margin: "0 0 16px" };
const small = { color: "#5b6478", fontSize: "14px", lineHeight: "22px", margin: "0 0 8px" };

const linkLine = { id: "Tombolnya tidak bekerja? Buka tautan ini:", en: "Does the button not work? Open this link:" };

/** A letter of the account room: greeting, what happened, and at most one thing to do. */
export function Letter({ words, locale, link }: { words: LetterWords; locale: Locale; link?: string | undefined }) {
  return (
    <Html lang={locale}>
      <Head />
      <Preview>{words.before[0] ?? words.heading}</Preview>
      <Body style={{ backgroundColor: "#f4f6fb", fontFamily: font, margin: 0, padding: "32px 12px" }}>
        <Container
          style={{ backgroundColor: "#ffffff", borderRadius: "12px", maxWidth: "560px", padding: "32px 28px" }}
        >
          <Text style={{ color: blue, fontSize: "18px", fontWeight: 700, margin: "0 0 24px" }}>BigSuite</Text>
          <Heading as="h1" style={{ color: ink, fontSize: "24px", lineHeight: "32px", margin: "0 0 16px" }}>
            {words.heading}
          </Heading>
          {words.before.map((line) => (
            <Text key={line} style={paragraph}>
              {line}
            </Text>
          ))}
          {words.button && link ? (
            <>
              <Button
                href={link}
                style={{
                  backgroundColor: blue,
                  borderRadius: "8px",
                  color: "#ffffff",
                  display: "inline-block",
                  fontSize: "16px",
                  fontWeight: 600,
                  margin: "8px 0 24px",
                  padding: "12px 22px",
                }}
              >
                {words.button}
              </Button>
              <Text style={small}>
                {linkLine[locale]} <Link href={link}>{link}</Link>
              </Text>
            </>
          ) : null}
          {words.after ? <Hr style={{ borderColor: "#dfe4ef", margin: "24px 0 16px" }} /> : null}
          {words.after?.map((line) => (
            <Text key={line} style={small}>
              {line}
            </Text>
          ))}
        </Container>
      </Body>
    </Html>
  );
}
