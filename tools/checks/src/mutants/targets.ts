/** A source file in which a mistake would be costly, and the tests that must detect it. */
export type Target = {
  readonly area: string
  readonly file: string
  /** Path prefixes of the test files that must detect mutants of the file. */
  readonly tests: readonly string[]
}

/**
 * Lists the mutated files of one area with their tests. Paths of files and tests are relative to
 * `folder`; with a leading slash they are relative to the checkout.
 */
function area(
  name: string,
  folder: string,
  files: Readonly<Record<string, readonly string[]>>,
): readonly Target[] {
  const toPath = (path: string) => (path.startsWith('/') ? path.slice(1) : `${folder}/${path}`)
  return Object.entries(files).map(([file, tests]) => ({
    area: name,
    file: toPath(file),
    tests: tests.map(toPath),
  }))
}

/**
 * All files that are mutated: approvals and keys of the frame, swaps, the messages between host and
 * frame, sign-in, linked accounts, and rate limits.
 */
export const targets: readonly Target[] = [
  ...area('approvals', 'apps/secure-frame/src', {
    'approvals/createApprovals.ts': [
      'approvals/createApprovals.test.ts',
      'approvals/recovery.test.ts',
    ],
    'approvals/createLoginSignIn.ts': ['approvals/createLoginSignIn.test.ts'],
    'approvals/guard/mayApprove.ts': ['approvals/guard'],
    'approvals/guard/createVisibilityGuard.ts': ['approvals/guard'],
    'approvals/guard/createWindowGuard.ts': ['approvals/guard'],
    'approvals/message/checkSignIn.ts': ['approvals/message', 'approvals/decodeRequest'],
    'approvals/toWarnings.ts': ['approvals/toWarnings'],
    'rpc/confirmRequest.ts': ['rpc/rpc.test.ts', 'rpc/confirmedMethods'],
  }),
  ...area('keys', 'apps/secure-frame/src/keys', {
    'layer.ts': ['records', 'secrets'],
    'deviceRecord.ts': ['records', 'openWallet'],
    'passkeyRecord.ts': ['passkeyRecord', 'records'],
    'recoveryRecord.ts': ['records', 'openWallet'],
    'recoveryCode.ts': ['recoveryCode'],
    'signatures.ts': ['vectors'],
    'bytes.ts': ['secrets'],
    'createVault.ts': ['createVault'],
  }),
  ...area('line', 'packages/bridge/src', {
    'schema/fields.ts': ['messages'],
    'messages/isWithinLimits.ts': ['messages'],
    'messages/readEnvelope.ts': ['messages', 'host'],
    'messages/parseAppMessage.ts': ['messages', 'frame'],
    'frame/createTokenBucket.ts': ['frame'],
    'frame/createServing.ts': ['frame', 'channel'],
    'frame/createFrameServer.ts': ['frame', 'peers'],
  }),
  ...area('swaps', 'packages', {
    'adapter-eip155/src/swap/readSwapCall.ts': ['adapter-eip155/src/swap'],
    'adapter-eip155/src/swap/toSwapTransaction.ts': ['adapter-eip155/src/swap'],
  }),
  ...area('sign-in', 'packages', {
    '/apps/server/src/sign-in/checkMessage.ts': ['/apps/server/src/sign-in/checkMessage'],
    'core/src/sign-in/parseSignInMessage.ts': ['core/src/sign-in'],
    'adapter-eip155/src/verify/verifyEthereumSignature.ts': [
      '/apps/server/src/sign-in/contracts',
      '/apps/server/src/sign-in/delegatedSignIn',
    ],
    'adapter-eip155/src/verify/isSignedByKey.ts': ['adapter-eip155/src/verify'],
    'adapter-solana/src/verify/isSignedByAddress.ts': ['adapter-solana/src/verify'],
    'adapter-bip122/src/verify/isSignedByAddress.ts': ['adapter-bip122/src/verify'],
    'adapter-bip122/src/verify/isLegacySignature.ts': ['adapter-bip122/src/verify'],
    'adapter-bip122/src/verify/isSimpleSignature.ts': ['adapter-bip122/src/verify'],
  }),
  ...area('links', 'apps/server/src/links', {
    'takeFlow.ts': ['links'],
    'finishFlow.ts': ['links'],
    'parsePerson.ts': ['parsePerson', 'links'],
    'linkedAccounts.ts': ['links'],
  }),
  ...area('limits', 'packages/service/src/http', {
    'rateLimiter.ts': ['rateLimiter'],
    'toRateBuckets.ts': ['toRateBuckets'],
    'defineCookie.ts': ['defineCookie'],
    '/apps/secure-frame-server/src/limits/takeAllowances.ts': [
      '/apps/secure-frame-server/src/limits',
    ],
    '/apps/secure-frame-server/src/login/checkCode.ts': [
      '/apps/secure-frame-server/src/login/emailLogin',
    ],
    '/apps/secure-frame-server/src/login/drawCode.ts': [
      '/apps/secure-frame-server/src/login/drawCode',
    ],
  }),
]
