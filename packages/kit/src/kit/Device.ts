/** Facts about the device, which decide how wallet apps can be opened. */
export type Device = {
  readonly os: 'ios' | 'android' | 'other'
  /** A phone or tablet, on which wallet apps may be installed. */
  readonly mobile: boolean
  /** A laptop or desktop that is used by touch. It may have wallet apps, and shows codes too. */
  readonly touch: boolean
  /** Safari, or another iOS browser with its engine, but not an app's web view. */
  readonly safari: boolean
  /** The page runs as a mini app in Telegram. */
  readonly telegram: boolean
  /** The page is in a frame of another page. */
  readonly framed: boolean
}

/** Browser facts from which `readDevice` determines the kind of device. */
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
  // An iPad identifies as a Mac but has a touch screen.
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1 ? 'ios' : 'other'
}

/** Determines the kind of device on which the page runs. */
export function readDevice(facts: DeviceFacts): Device {
  const { userAgent, telegram, framed, coarsePointer } = facts
  const os = readOs(facts)
  const isPhone = os !== 'other' || (coarsePointer && /mobi|tablet/i.test(userAgent))
  const isOtherBrowser = /crios|fxios|edgios|chrome|chromium|android/i.test(userAgent)
  return {
    os,
    mobile: isPhone,
    touch: coarsePointer && !isPhone,
    safari: /safari/i.test(userAgent) && !isOtherBrowser,
    telegram,
    framed,
  }
}
