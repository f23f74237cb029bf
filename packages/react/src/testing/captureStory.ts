import { createEmailCapture } from '@latchkey/kit/sign-in'
import { createTestKit, fakeSignIn, fakeWallet } from '@latchkey/kit/testing'

/** A kit whose sign-in requires an email. Codes are sent and never confirmed. */
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
