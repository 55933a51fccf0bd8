/** The names in our tables (migration 0004) for those of Better Auth. */
export const userNames = {
  modelName: "users",
  fields: { emailVerified: "email_verified", createdAt: "created_at", updatedAt: "updated_at" },
} as const;

export const sessionNames = {
  modelName: "sessions",
  fields: {
    userId: "user_id",
    expiresAt: "expires_at",
    ipAddress: "ip_address",
    userAgent: "user_agent",
    createdAt: "created_at",
    updatedAt: "updated_at",
  },
} as const;

export const credentialNames = {
  modelName: "credentials",
  fields: {
    accountId: "account_id",
    providerId: "provider_id",
    userId: "user_id",
    accessToken: "access_token",
    refreshToken: "refresh_token",
    idToken: "id_token",
    accessTokenExpiresAt: "access_token_expires_at",
    refreshTokenExpiresAt: "refresh_token_expires_at",
    createdAt: "created_at",
    updatedAt: "updated_at",
  },
} as const;

export const verificationNames = {
  modelName: "verifications",
  fields: { expiresAt: "expires_at", createdAt: "created_at", updatedAt: "updated_at" },
} as const;

export const twoFactorNames = {
  user: { fields: { twoFactorEnabled: "two_factor_enabled" } },
  twoFactor: {
    modelName: "two_factors",
    fields: {
      backupCodes: "backup_codes",
      userId: "user_id",
      failedVerificationCount: "failed_verification_count",
      lockedUntil: "locked_until",
    },
  },
} as const;

export const passkeyNames = {
  passkey: {
    modelName: "passkeys",
    fields: {
      publicKey: "public_key",
      userId: "user_id",
      credentialID: "credential_id",
      deviceType: "device_type",
      backedUp: "backed_up",
      createdAt: "created_at",
    },
  },
} as const;

export const jwkNames = {
  jwks: {
    modelName: "jwks",
    fields: { publicKey: "public_key", privateKey: "private_key", createdAt: "created_at", expiresAt: "expires_at" },
  },
} as const;
