import oldChromium from '@sparticuz/chromium'
import { browserFloor } from '../../../../config/browsers.ts'
import { chromium } from '../fixtures/page/browsers.ts'
import { expect, test } from '../fixtures/page/test.ts'
import { travel } from '../fixtures/product/olderBrowser.ts'
import { startCookieProxy } from '../fixtures/servers/cookieProxy.ts'

// The oldest supported Chromium, unpacked from its package.
test.use({
  launchOptions: [
    async ({ browserName: _ }, use) => {
      const executablePath = await oldChromium.executablePath()
      const { url, close } = await startCookieProxy()
      const args = [...chromium.launchOptions.args, '--no-zygote']
      await use({ executablePath, args, proxy: { server: url, bypass: '<-loopback>' } })
      close()
    },
    { scope: 'worker' },
  ],
})

test('K-WORLD-16: login, send and sign-out in the oldest supported Chromium', async ({
  page,
  sandbox,
  browser,
}) => {
  expect(browser.version().split('.')[0]).toBe(browserFloor.chrome)
  await travel(page, sandbox)
})
