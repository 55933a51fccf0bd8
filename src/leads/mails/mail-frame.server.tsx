import { Body, Container, Head, Heading, Html, Preview, Text } from "@react-email/components";
import type { ReactNode } from "react";
import type { Locale } from "#catalogue/locales.ts";

const font = "Inter, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";

export const ink = "#0f1b3d";
export const blue = "#1d4ed8";
export const paragraph = { color: ink, fontSize: "16px", lineHeight: "26px", margin: "0 0 16px" };
export const small = { color: "#5b6478", fontSize: "14px", lineHeight: "22px", margin: "0 0 8px" };

/** What every mail of this room looks like: the name, one heading, the content. */
export function MailFrame(props: { locale: Locale; preview: string; heading: string; children: ReactNode }) {
  return (
    <Html lang={props.locale}>
      <Head />
      <Preview>{props.preview}</Preview>
      <Body style={{ backgroundColor: "#f4f6fb", fontFamily: font, margin: 0, padding: "32px 12px" }}>
        <Container
          style={{ backgroundColor: "#ffffff", borderRadius: "12px", maxWidth: "560px", padding: "32px 28px" }}
        >
          <Text style={{ color: blue, fontSize: "18px", fontWeight: 700, margin: "0 0 24px" }}>BigSuite</Text>
          <Heading as="h1" style={{ color: ink, fontSize: "24px", lineHeight: "32px", margin: "0 0 16px" }}>
            {props.heading}
          </Heading>
          {props.children}
        </Container>
      </Body>
    </Html>
  );
}
