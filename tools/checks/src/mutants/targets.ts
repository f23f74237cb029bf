/** A file whose mistakes cost most, and the tests that guard it. */
export type Target = { readonly file: string; readonly tests: readonly string[] }

const frame = 'apps/secure-frame/src'
const bridge = 'packages/bridge/src'
const service = 'packages/service/src/http'
const server = 'apps/server/src/sign-in'

/** What is mutated: approvals and keys of the frame, the line between host and frame, sign-in, limits of the services. */
export const targets: readonly Target[] = [
  {
    file: `${frame}/approvals/createApprovals.ts`,
    tests: [`${frame}/approvals/createApprovals.test.ts`],
  },
  {
    file: `${frame}/approvals/guard/mayApprove.ts`,
    tests: [`${frame}/approvals/guard`],
  },
  {
    file: `${frame}/approvals/guard/createWindowGuard.ts`,
    tests: [`${frame}/approvals/guard`],
  },
  {
    file: `${frame}/approvals/message/checkSignIn.ts`,
    tests: [`${frame}/approvals/message`, `${frame}/approvals/decodeRequest`],
  },
  { file: `${frame}/approvals/toWarnings.ts`, tests: [`${frame}/approvals/toWarnings`] },
  { file: `${frame}/rpc/confirmRequest.ts`, tests: [`${frame}/rpc/rpc.test.ts`] },
  { file: `${frame}/keys/layer.ts`, tests: [`${frame}/keys/records`, `${frame}/keys/secrets`] },
  { file: `${frame}/keys/deviceRecord.ts`, tests: [`${frame}/keys/`] },
  { file: `${frame}/keys/recoveryCode.ts`, tests: [`${frame}/keys/recoveryCode`] },
  { file: `${frame}/keys/signatures.ts`, tests: [`${frame}/keys/vectors`] },
  { file: `${frame}/keys/bytes.ts`, tests: [`${frame}/keys/secrets`] },
  { file: `${frame}/keys/createVault.ts`, tests: [`${frame}/keys/createVault`] },
  { file: `${bridge}/schema/fields.ts`, tests: [`${bridge}/messages`] },
  { file: `${bridge}/messages/isWithinLimits.ts`, tests: [`${bridge}/messages`] },
  { file: `${bridge}/messages/readEnvelope.ts`, tests: [`${bridge}/messages`, `${bridge}/host`] },
  {
    file: `${bridge}/messages/parseAppMessage.ts`,
    tests: [`${bridge}/messages`, `${bridge}/frame`],
  },
  { file: `${bridge}/frame/createTokenBucket.ts`, tests: [`${bridge}/frame`] },
  { file: `${bridge}/frame/createServing.ts`, tests: [`${bridge}/frame`] },
  { file: `${server}/checkMessage.ts`, tests: [`${server}/checkMessage`] },
  { file: 'packages/core/src/sign-in/parseSignInMessage.ts', tests: ['packages/core/src/sign-in'] },
  { file: `${service}/rateLimiter.ts`, tests: [`${service}/rateLimiter`] },
  { file: `${service}/toRateBuckets.ts`, tests: [`${service}/toRateBuckets`] },
  { file: `${service}/defineCookie.ts`, tests: [`${service}/defineCookie`] },
]
