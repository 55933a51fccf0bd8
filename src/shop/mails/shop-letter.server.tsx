import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Preview,
  Row,
  Section,
  Text,
} from "@react-email/components";
import type { Locale } from "#catalogue/locales.ts";
import { renderMail } from "#infra/render-mail.server.ts";

const ink = "#0f1b3d";
const blue = "#1d4ed8";
const paragraph = { color: ink, fontSize: "16px", lineHeight: "26px", margin: "0 0 16px" };
const cell = { lineHeight: "22px", padding: "4px 8px 4px 0", verticalAlign: "top" };

/** A letter of the shop: heading, lines, facts, at most one button. */
export interface ShopLetter {
  locale: Locale;
  heading: string;
  lines: readonly string[];
  facts?: readonly (readonly [label: string, value: string])[];
  button?: { label: string; href: string };
  foot: string;
}

/** The letter as HTML and as plain text. */
export async function renderShopLetter(letter: ShopLetter): Promise<{ html: string; text: string }> {
  return renderMail(<Letter {...letter} />);
}

function Letter({ locale, heading, lines, facts = [], button, foot }: ShopLetter) {
  return (
    <Html lang={locale}>
      <Head />
      <Preview>{lines[0] ?? heading}</Preview>
      <Body
        style={{ backgroundColor: "#f4f6fb", fontFamily: "Inter, Arial, sans-serif", margin: 0, padding: "32px 12px" }}
      >
        <Container
          style={{ backgroundColor: "#ffffff", borderRadius: "12px", maxWidth: "560px", padding: "32px 28px" }}
        >
          <Text style={{ color: blue, fontSize: "18px", fontWeight: 700, margin: "0 0 24px" }}>BigSuite</Text>
          <Heading as="h1" style={{ color: ink, fontSize: "24px", lineHeight: "32px", margin: "0 0 16px" }}>
            {heading}
          </Heading>
          {lines.map((line) => (
            <Text key={line} style={paragraph}>
              {line}
            </Text>
          ))}
          {facts.length > 0 ? (
            <Section
              style={{ backgroundColor: "#f4f6fb", borderRadius: "8px", margin: "0 0 20px", padding: "12px 16px" }}
            >
              {facts.map(([label, value], index) => (
                <Row key={index}>
                  <Column style={{ ...cell, color: "#5b6478", fontSize: "14px", width: "45%" }}>{`${label}: `}</Column>
                  <Column style={{ ...cell, color: ink, fontSize: "16px", fontWeight: 600 }}>{value}</Column>
                </Row>
              ))}
            </Section>
          ) : null}
          {button ? (
            <Button
              href={button.href}
              style={{
                backgroundColor: blue,
                borderRadius: "8px",
                color: "#ffffff",
                fontWeight: 600,
                padding: "12px 22px",
              }}
            >
              {button.label}
            </Button>
          ) : null}
          <Text style={{ color: "#5b6478", fontSize: "13px", lineHeight: "20px", margin: "24px 0 0" }}>{foot}</Text>
        </Container>
      </Body>
    </Html>
  );
}
