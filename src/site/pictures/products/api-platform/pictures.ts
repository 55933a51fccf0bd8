import type { ProductPictures } from "../product-pictures.ts";
import { Gate } from "./gate.tsx";
import { KeyRotation } from "./key-rotation.tsx";
import { ReadableError } from "./readable-error.tsx";
import { QuotaLeft, TriggeredErrors, VersionLives } from "./tiles.tsx";
import { WebhookRetries } from "./webhook-retries.tsx";

export const apiPlatform: ProductPictures = {
  stage: Gate,
  stories: [KeyRotation, ReadableError, WebhookRetries],
  tiles: [QuotaLeft, VersionLives, TriggeredErrors],
};
