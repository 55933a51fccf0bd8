/** Milliseconds for each step of the conversation. */
const timeout = 8000;

/**
 * Connects to the SMTP server and logs in, without sending anything.
 * @returns undefined when it works, else what failed, without what the server said: it may quote the login
 */
export async function checkSmtp(smtpUrl: string): Promise<string | undefined> {
  const { createTransport } = await import("nodemailer");
  const timeouts = `connectionTimeout=${timeout}&greetingTimeout=${timeout}&socketTimeout=${timeout}`;
  const transport = createTransport(`${smtpUrl}${smtpUrl.includes("?") ? "&" : "?"}${timeouts}`);
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    const { code = "EUNKNOWN", responseCode } = error as { code?: string; responseCode?: number };
    return responseCode ? `${code} ${responseCode}` : code;
  } finally {
    transport.close();
  }
}
