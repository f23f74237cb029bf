import type { MemberScreenName } from '@latchkey/product-api'
import { banned } from './banned.ts'
import { bugReport } from './bugReport.ts'
import { deletion } from './deletion.ts'
import { leaderboard } from './leaderboard.ts'
import { callback, links } from './links.ts'
import { profileTest } from './profileTest.ts'
import { shop } from './shop.ts'

type ScreenTexts = Readonly<Record<MemberScreenName, { title: string; short?: string }>>

const screens: ScreenTexts = {
  profile: { title: 'Profile' },
  leaderboard: { title: 'Leaderboard' },
  shop: { title: 'Shop' },
  bugReport: { title: 'Report a bug', short: 'Report' },
  profileTest: { title: 'Profile, for testers' },
}

/**
 * Every text of the product. Notes for translators stand beside the texts that need one.
 * Texts with a value are functions, so that the order of words is the translator's.
 */
export const en = {
  /** BCP 47. Numbers and times of the page are written in it. */
  locale: 'en-GB',
  direction: 'ltr' as 'ltr' | 'rtl',
  brand: 'Latchkey',
  skipToContent: 'Skip to content',

  navigation: {
    /** Name of the list of screens, read by screen readers only. */
    label: 'Screens',
    privacy: 'Privacy',
    home: 'Latchkey, start page',
  },

  /** Names of the screens: document title, heading and link in the navigation. `short` stands under an icon on a phone. */
  screens,

  language: 'Language',

  theme: {
    label: 'Theme',
    system: 'Follow the system',
    light: 'Light',
    dark: 'Dark',
  },

  login: {
    title: 'Your key hangs here',
    lead: 'Latchkey is the clubhouse of a game community. Come in with a wallet, your email or an account you have. No password needed.',
    connect: 'Log in',
    /** Label for a signed-in player without a connected wallet. */
    reconnect: 'Connect wallet',
    sign: 'Sign in',
    connectedAs: (address: string) => `Connected as ${address}. One signature and you are in.`,
    stepsTitle: 'What happens next',
    steps: [
      {
        title: 'Choose your key',
        text: 'A wallet you have, or one that comes with your email or social account. We see its address, never its keys.',
      },
      {
        title: 'Sign one message',
        text: 'It is free, sends no transaction and moves no funds.',
      },
      {
        title: 'Come in',
        text: 'Earn points in the season, climb the leaderboard, and spend what you earned in the shop.',
      },
    ],
    returning: 'After signing in you go back to the page you asked for.',
    serverLost: 'Our server does not answer right now. You can connect; signing in has to wait.',

    /** On the profile: how the player logs in. */
    cardTitle: 'Login',
    providers: {
      email: 'Email',
      google: 'Google',
      github: 'GitHub',
      apple: 'Apple',
      facebook: 'Facebook',
      x: 'X',
      discord: 'Discord',
      farcaster: 'Farcaster',
    },
    change: 'Change',
    changeEmail: 'Change the email address',
    emailChanged: 'Your email address is changed',
    changeFailed: 'That did not work. Your email address is as before.',
    backupTitle: 'Way back',
    backedUp: 'Set up. It brings your wallet to another device.',
    notBackedUp:
      'Not set up yet. Add a passkey or write the recovery code down, should you lose this device.',
    /** Hint shown while the existence of a backup is unknown. */
    backup: 'A passkey or the recovery code, should you lose this device.',
    backUp: 'Back up',
    offerTitle: 'Your wallet needs a way back',
    offerText:
      'It lives in this browser alone: if you lose this device or the browser’s data, everything in it is gone for good.',
    offer: 'Add a way back',
    offerLater: 'Later',
    pageTitle: 'Wallet devices',
    page: (host: string) => `With its activity and your keys, on ${host}`,
    open: 'Open',
    openPage: 'Open the wallet’s own page',
    offline: 'You are offline',
  },

  profile: {
    /** Above the name: on the first day, and on any later one. */
    welcome: 'Welcome to the club',
    welcomeBack: 'Welcome back',
    memberSince: (date: string) => `Member since ${date}`,
    address: 'Address',
    /** Title above the addresses of several chains. */
    addresses: 'Addresses',
    copyAddress: 'Copy address',
    copyAddressOf: (chains: string) => `Copy the address on ${chains}`,
    addressCopied: 'Address copied',
    copyFailed: 'The browser refused to copy. Select the address and copy it by hand.',
    network: 'Network',
    testnet: 'Test network',
    wallet: 'Wallet',
    walletMissing: 'None connected on this device. You stay signed in.',
    signingOut: 'None connected on this device. Signing you out…',
    /** Title for players who logged in through a linked account. */
    noWalletTitle: 'No wallet yet',
    noWallet:
      'You came in with an account you have elsewhere. Connect a wallet and it becomes yours here too, with its balance and a key of its own.',
    changeAvatar: 'Change your avatar',
    chooseAvatar: 'Choose the avatar that everybody sees beside your name.',
    avatarNumber: (number: number) => `Avatar ${number}`,
    moreAvatars: 'Draw others',
    avatarChanged: 'Your avatar is changed',
    avatarFailed: 'Our server did not answer. Your avatar is as before.',
    changeName: 'Change your name',
    name: 'Name',
    nameHint: '2 to 24 letters and digits. Everybody sees it on the leaderboard.',
    nameInvalid:
      'Use 2 to 24 letters and digits; dots, dashes and single spaces may stand between.',
    nameFailed: 'Our server did not answer. Your name is as before.',
    nameChanged: 'Your name is changed',
    saveName: 'Save',
    keepName: 'Cancel',
    data: {
      title: 'Your data',
      text: 'Everything the club keeps of you, in one file: accounts, devices, points and reports.',
      save: 'Download',
      failed: 'Your data could not be read. Our server did not answer.',
    },
    keyCaption: 'Your key, cut from your address',
  },

  deletion,

  banned,

  points: {
    title: 'Points',
    toBoard: 'See the board',
    /** Heading above the awards behind the points. */
    history: 'How they came about',
    on: (day: string) => `On ${day}`,
    /** Of the chart and the table in its place. */
    over: 'Your points over time',
    day: 'Day',
    none: 'You have no points in this season yet. What you earn appears here, with what it was for.',
    noSeason: 'No season has begun yet.',
    more: 'Show more',
    failedTitle: 'Your points could not be read',
  },

  balances: {
    title: 'Balance',
    on: (network: string) => `On ${network}`,
    refresh: 'Refresh balance',
    hide: 'Hide balances',
    show: 'Show balances',
    /** Read aloud in place of an amount that is covered. */
    hidden: 'Hidden',
    tokens: 'Tokens',
    activity: 'See activity',
    activityNeedsWallet: 'Connect the wallet of this account to see what it did.',
    noTokens: 'No tokens found on this network. What you receive appears here.',
    failedTitle: 'Balance not available',
    failedText: 'The network did not answer. Your funds are not affected.',
    tokensFailed: 'The tokens could not be read. The network did not answer.',
    /** Shown if no service lists the tokens of this network, so that its tokens are unknown. */
    tokensUnsupported: 'Tokens on this network are not listed here.',
    updated: (time: string) => `Read at ${time}`,
    tryAgain: 'Try again',
  },

  sessions: {
    title: 'Signed-in devices',
    current: 'This device',
    lastSeen: (when: string) => `Last active ${when}`,
    signOut: 'Sign out',
    signOutDevice: (browser: string) => `Sign out ${browser}`,
    signOutOthers: 'Sign out all other devices',
    none: 'Only this device is signed in.',
    failedTitle: 'The list of devices could not be read',
    failedText: 'Our server did not answer. Nothing has changed.',
    tryAgain: 'Try again',
    revoked: 'The device is signed out',
    othersRevoked: 'All other devices are signed out',
    revokeFailed: 'That did not work. Nothing has changed.',
    signedOut: 'You are signed out',
    confirmOne: {
      title: 'Sign out this device?',
      message: (browser: string) =>
        `${browser} will be signed out at once and has to sign a new message to come back.`,
    },
    confirmOthers: {
      title: 'Sign out all other devices?',
      message: 'Every device but this one has to sign a new message to come back.',
    },
    confirmSelf: {
      title: 'Sign out?',
      message: 'You will be signed out and your wallet disconnected.',
    },
  },

  links,

  profileTest,

  leaderboard,

  shop,

  bugReport,

  callback,

  confirm: {
    cancel: 'Cancel',
  },

  cookies: {
    label: 'Cookies',
    text: 'This site and third parties use cookies for personalised features, analytics and personalised ads. Reject all keeps only the necessary cookies.',
    accept: 'Accept all',
    reject: 'Reject all',
    more: 'What is stored, and why',
  },

  offline: 'You are offline. What you see may be old; it is brought up to date when you are back.',

  update: {
    ready: 'A new version is ready',
    reload: 'Reload',
  },

  lost: {
    title: 'The clubhouse does not answer',
    text: 'Our server cannot be reached. If you were signed in, you still are.',
    /** Banner shown while the page continues with cached data. */
    banner: 'Our server does not answer. You stay signed in; what you see may be old.',
    /** Banner above the stored board. */
    kept: (when: string) => `Our server does not answer. This is the board as you saw it ${when}.`,
    maintenanceTitle: 'Closed for maintenance',
    maintenanceText:
      'We are working on the house. If you were signed in, you still are. Come back in a few minutes.',
    retrying: 'Trying again on its own',
    tryAgain: 'Try again',
    reference: (ref: string) => `Reference ${ref}`,
  },

  broken: {
    /**
     * Title for the operator of a misconfigured club. Each invalid setting follows as a separate
     * sentence.
     */
    configTitle: 'Not set up right',
    title: 'This page has stopped',
    text: 'Something in it failed. Your account and your funds are not affected.',
    chunkTitle: 'This page could not be loaded',
    chunkText:
      'You may be offline, or a newer release has replaced it. Reload to get the current one.',
    reload: 'Reload',
    reference: (code: string) => `Reference ${code}`,
  },

  loading: 'Loading',
  /** Button below the first rows of a list. */
  showAll: (count: number) => `Show all ${count}`,

  privacy: {
    title: 'Privacy',
    lead: 'What this site keeps in your browser, why, and how you change your mind.',
    back: 'Back to Latchkey',
    choiceTitle: 'Your cookie choice',
    choiceText:
      'This site and third parties use cookies for personalised features, analytics and personalised ads. They are set only after you accept.',
    undecided: 'You have not chosen yet. Nothing but the necessary is stored.',
    accepted: 'You accepted all cookies.',
    rejected: 'You rejected all cookies that are not necessary.',
    accept: 'Accept all',
    reject: 'Reject all',
    necessaryTitle: 'Necessary storage',
    necessaryText:
      'Needed for what you ask this site to do. It stays whatever you choose above. A cookie goes back to the server that set it; the rest of the list is sent to nobody. The wallet’s site is where a wallet lives that comes with your email or social account; this site cannot read what it keeps.',
    name: 'Name',
    kind: 'Where',
    purpose: 'What for',
    kept: 'How long',
    places: {
      cookie: 'Cookie',
      localStorage: 'Local storage',
      indexedDB: 'Database',
      cacheStorage: 'Cache',
    },
    sites: { page: 'this site', frame: 'the wallet’s site' },
    storage: {
      session: {
        purpose: 'Keeps you signed in.',
        kept: 'Until you sign out: 12 hours without a visit, 14 days at most',
      },
      preSession: {
        purpose: 'Ties a sign-in message to this browser, so that nobody else can use it.',
        kept: 'Until you sign in or close the browser',
      },
      link: {
        purpose: 'Ties a login or link that you began at another provider to this browser',
        kept: '11 minutes',
      },
      consent: {
        purpose: 'Remembers your cookie choice, so that we do not ask again.',
        kept: 'Until you delete it',
      },
      theme: {
        purpose: 'Remembers light or dark, once you chose one.',
        kept: 'Until you delete it',
      },
      language: {
        purpose: 'Remembers the language of this site, once you chose one.',
        kept: 'Until you delete it',
      },
      board: {
        purpose: 'Shows the leaderboard as you saw it last while there is no connection.',
        kept: 'Until you sign out',
      },
      shell: {
        purpose: 'Keeps the files of this site, so that it opens without a connection.',
        kept: 'Until there is a newer version',
      },
      reportDraft: {
        purpose: 'Keeps a bug report that you are writing.',
        kept: 'Until you send it',
      },
      reportPicture: {
        purpose: 'Keeps the picture of a bug report that you are writing.',
        kept: 'Until you send it or remove it',
      },
      reportsUnsent: {
        purpose: 'Keeps bug reports that could not be sent yet.',
        kept: 'Until the server has them, or you discard them',
      },
      shopItems: {
        purpose: 'Shows what the shop offered last while the marketplace does not answer.',
        kept: 'Until you delete it',
      },
      shopOrder: {
        purpose: 'Keeps a purchase in the shop from being made twice.',
        kept: 'Until the server has answered',
      },
      wayBackLater: {
        purpose: 'Remembers for which wallet you put off a way back, so that we do not ask again.',
        kept: 'Until you delete it',
      },
    },
    neverTitle: 'Never in the storage of this site',
    never:
      'Private keys, recovery codes and phrases, signatures, signed messages and access tokens. A wallet you bring keeps its keys itself. A wallet that comes with your email or social account is kept encrypted in the storage of its own site, and opens only together with a part that its server keeps. Our server keeps only a hash of what you signed.',
    serverTitle: 'What our servers know',
    server:
      'The addresses you sign in with, the name and avatar you choose, your points and what they were for, when each device was last active, and the name of its browser. Other members see your name, your avatar and your points on the leaderboard. You can sign out any device, take your data with you and delete your account on your profile. If you log in by email or social account, the server of the wallet also knows your email address or who you are at the provider, your devices, and keeps its part of your wallet.',
  },
}

/** The catalogue's shape; another language fills the same. */
export type Messages = typeof en
