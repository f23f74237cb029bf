import { secureOrigin } from '../fixtures/frame/frame.ts'
import { ask, becomeHost, type Host, hear, hearOf, isReady, rpc } from '../fixtures/frame/host.ts'
import { expect, test } from '../fixtures/page/test.ts'

const forged = { type: '@w3m-app/IS_CONNECTED', id: 'from-beside' }

test('S-02, S-03, S-05a, S-07c, S-13: what a hostile host says to the real frame', async ({
  page,
  sandbox,
}) => {
  await becomeHost(page, `${secureOrigin(sandbox)}/sdk?projectId=latchkey-sandbox`)
  await expect.poll(async () => (await hear(page)).filter(isReady).length).toBe(1)
  expect((await hear(page))[0]).toEqual({
    type: '@w3m-frame/READY',
    payload: { version: '4', channel: 1 },
  })

  await test.step('messages of another window are ignored, even from the right origin', async () => {
    await page.evaluate(() => {
      const beside = document.createElement('iframe')
      beside.srcdoc = '<title>beside</title>'
      document.body.append(beside)
    })
    const title = async () => Promise.all(page.frames().map((one) => one.title()))
    await expect.poll(title).toContain('beside')
    const beside = page.frames().find((one) => one.url() === 'about:srcdoc')
    await beside?.evaluate((message) => {
      const { frame } = parent as unknown as Host
      // A function that is created in this window makes the window the source of the message.
      const post = new Function('frame', 'message', 'frame.contentWindow.postMessage(message, "*")')
      post(frame, message)
    }, forged)
    expect(await ask(page, 'IS_CONNECTED')).toMatchObject({ payload: { isConnected: false } })
    expect(await hearOf(page, forged.id)).toBeUndefined()
  })

  await test.step('a malformed, forbidden or unauthenticated request is rejected', async () => {
    expect(await ask(page, 'CONNECT_EMAIL', { email: 'nobody' })).toMatchObject({
      type: '@w3m-frame/CONNECT_EMAIL_ERROR',
      payload: { message: 'Invalid request' },
    })
    const sign = rpc('eth_sign', ['0x52908400098527886E0F7030069857D2E4169EE7', '0x00'])
    expect(await ask(page, 'RPC_REQUEST', sign)).toMatchObject({
      type: '@w3m-frame/RPC_REQUEST_ERROR',
      payload: { message: 'Requested RPC call is not allowed' },
    })
    for (const [type, payload] of [
      ['RPC_REQUEST', rpc('personal_sign', ['0x00', '0x52908400098527886E0F7030069857D2E4169EE7'])],
      ['GET_USER', undefined],
      ['CONNECT_OTP', { otp: '000000' }],
      ['UPDATE_EMAIL', { email: 'eve@players.example' }],
    ] as const)
      expect((await ask(page, type, payload)).type).toBe(`@w3m-frame/${type}_ERROR`)
  })

  await test.step('a flood of messages gets errors, and the frame keeps working', async () => {
    // The frame answers this request without its server, because the server limits the rate.
    await page.evaluate(() => {
      for (let index = 0; index < 2_000; index += 1)
        (window as unknown as Host).say({
          type: '@w3m-app/GET_SMART_ACCOUNT_ENABLED_NETWORKS',
          id: `flood-${index}`,
        })
    })
    const floodOf = async () => (await hear(page)).filter(({ id }) => id?.startsWith('flood-'))
    await expect.poll(async () => (await floodOf()).length).toBe(2_000)
    const served = (await floodOf()).filter(({ type }) => type.endsWith('_SUCCESS'))
    expect(served.length).toBeGreaterThan(0)
    expect(served.length).toBeLessThan(2_000)
    await expect
      .poll(async () => (await ask(page, 'GET_SMART_ACCOUNT_ENABLED_NETWORKS')).type)
      .toBe('@w3m-frame/GET_SMART_ACCOUNT_ENABLED_NETWORKS_SUCCESS')
  })
})

test('S-04c: the document answers neither inside another frame nor as a top-level page', async ({
  page,
  sandbox,
}) => {
  const url = `${secureOrigin(sandbox)}/sdk?projectId=latchkey-sandbox`
  const served = () => page.waitForResponse(`${secureOrigin(sandbox)}/api/project?*`)

  await test.step('an about:srcdoc frame of the app’s page', async () => {
    await becomeHost(page, 'about:blank')
    const project = served()
    await page.evaluate((address) => {
      const between = document.createElement('iframe')
      between.srcdoc = `<iframe src="${address}"></iframe>`
      document.body.append(between)
    }, url)
    await project
    const inner = page.frames().find((one) => one.url() === url)
    const between = inner?.parentFrame()
    await between?.evaluate(() => {
      Object.assign(window, { heard: [] })
      addEventListener('message', ({ data }) => (window as unknown as Host).heard.push(data))
      frames[0]?.postMessage({ type: '@w3m-app/IS_CONNECTED', id: 'nested' }, '*')
    })
    await expect.poll(() => inner?.evaluate(() => document.readyState)).toBe('complete')
    expect(await between?.evaluate(() => (window as unknown as Host).heard)).toEqual([])
    expect(await hear(page)).toEqual([])
  })
  await test.step('without a host', async () => {
    const project = served()
    await page.goto(url)
    await project
    await expect(page.locator('#root')).toBeEmpty()
  })
})
