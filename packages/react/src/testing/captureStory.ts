import { createEmailCapture } from '@latchkey/kit/sign-in'
import { createTestKit, fakeSignIn, fakeWallet } from '@latchkey/kit/testing'

/**
 * Creates a kit for stories whose sign-in requires an email address. Sending a code succeeds, and
 * confirming it stays pending. `requirements`: value of `features.emailCapture`. `recent`: email
 * addresses that the browser has stored.
 */
export function createCaptureKit(requirements: readonly string[] = ['required'], recent = '') {
  const kit = createTestKit({
    metadata: { name: 'Lantern Game' },
    connected: fakeWallet(),
    signIn: {
      ...fakeSignIn(),
      emailCapture: createEmailCapture({
        requestCode: async () => 'sent',
        confirmCode: () => new Promise(() => {}),
      }),
    },
    features: { emailCapture: requirements },
  })
  if (recent) kit.ports.storage.setItem('@appkit/recent_emails', recent)
  return kit
}
