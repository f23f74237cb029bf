/** What decides how a wallet's app is reached from this page. */
export type Device = {
  readonly os: 'ios' | 'android' | 'other'
  /** A phone or tablet: wallet apps are on this device. */
  readonly mobile: boolean
  /** Safari itself or any other browser on iOS that runs on its engine without being an app's own view. */
  readonly safari: boolean
  /** The page runs as a mini app in Telegram. */
  readonly telegram: boolean
  /** The page is in a frame of another page. */
  readonly framed: boolean
}

/** Facts of the browser `readDevice` looks at. */
export type DeviceFacts = {
  readonly userAgent: string
  readonly maxTouchPoints: number
  readonly coarsePointer: boolean
  readonly telegram: boolean
  readonly framed: boolean
}

function readOs({ userAgent, maxTouchPoints }: DeviceFacts): Device['os'] {
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios'
  // A tablet of that maker calls itself a computer, but has a touch screen.
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1 ? 'ios' : 'other'
}

/** Says what kind of device a page runs on. */
export function readDevice(facts: DeviceFacts): Device {
  const { userAgent, telegram, framed, coarsePointer } = facts
  const os = readOs(facts)
  const isOtherBrowser = /crios|fxios|edgios|chrome|chromium|android/i.test(userAgent)
  return {
    os,
    mobile: os !== 'other' || coarsePointer,
    safari: /safari/i.test(userAgent) && !isOtherBrowser,
    telegram,
    framed,
  }
}
