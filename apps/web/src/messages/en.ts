import type { MemberScreenName } from '@latchkey/product-api'
import { banned } from './banned.ts'
import { bugReport } from './bugReport.ts'
import { deletion } from './deletion.ts'
import { landing } from './landing.ts'
import { leaderboard } from './leaderboard.ts'
import { callback, links } from './links.ts'
import { profileTest } from './profileTest.ts'
import { sessions } from './sessions.ts'
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
 * English texts of the product. Notes for translators stand above the texts that need one. A text
 * with a value is a function, so that each translation can choose its own word order.
 */
export const en = {
  /** BCP 47 tag of the language. Also determines how numbers and times are formatted. */
  locale: 'en-GB',
  direction: 'ltr' as 'ltr' | 'rtl',
  brand: 'Latchkey',
  skipToContent: 'Skip to content',

  navigation: {
    /** Accessible name of the navigation between the screens. */
    label: 'Screens',
    privacy: 'Privacy',
    home: 'Latchkey, start page',
  },

  /**
   * Names of the screens, used as document title, heading and navigation link. On phones the
   * navigation shows `short` below the icon.
   */
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
    lead: 'Latchkey is the clubhouse of a game community. Come in with a wallet, your email or a social account. No password needed.',
    connect: 'Log in',
    /** Button label for a signed-in player without a connected wallet. */
    reconnect: 'Connect wallet',
    sign: 'Sign in',
    connectedAs: (address: string) => `Connected as ${address}. One signature and you’re in.`,
    stepsTitle: 'What happens next',
    steps: [
      {
        title: 'Choose your key',
        text: 'A wallet you have, or one that comes with your email or social account. We see its address, never its keys.',
      },
      {
        title: 'Prove it’s yours',
        text: 'A wallet signs one message. It is free, sends no transaction and moves no funds. Email and social accounts need no signature.',
      },
      {
        title: 'Come in',
        text: 'Earn points each season, climb the leaderboard and spend your points in the shop.',
      },
    ],
    returning: 'After signing in, you return to the page you asked for.',
    serverLost: 'Our server isn’t responding. You can connect, but you can’t sign in right now.',

    /** Title of the profile card that shows how the player logs in. */
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
    changeEmail: 'Change email address',
    emailChanged: 'Email address changed',
    changeFailed: 'That didn’t work. Your email address hasn’t changed.',
    backupTitle: 'Recovery',
    backedUp: 'Set up. You can open your wallet on another device.',
    notBackedUp:
      'Not set up yet. Add a passkey or write down the recovery code in case you lose this device.',
    /** Hint while the page does not know whether the wallet has a backup. */
    backup: 'A passkey or recovery code, in case you lose this device.',
    setUpRecovery: 'Set up',
    offerTitle: 'Set up recovery',
    offerText:
      'Your wallet exists only in this browser. If you lose this device or clear the browser’s data, everything in it is lost for good.',
    offer: 'Set up recovery',
    offerLater: 'Later',
    pageTitle: 'Wallet devices',
    page: (host: string) => `Devices, activity and keys, on ${host}`,
    open: 'Open',
    openPage: 'Open your wallet’s page',
    offline: 'You are offline',
  },

  profile: {
    /**
     * Greeting above the player's name: `welcome` on the player's first day, `welcomeBack`
     * afterwards.
     */
    welcome: 'Welcome to the club',
    welcomeBack: 'Welcome back',
    memberSince: (date: string) => `Member since ${date}`,
    address: 'Address',
    /** Title above the player's addresses if they are on several chains. */
    addresses: 'Addresses',
    copyAddress: 'Copy address',
    copyAddressOf: (chains: string) => `Copy the address on ${chains}`,
    addressCopied: 'Address copied',
    copyFailed: 'The browser didn’t allow copying. Select the address and copy it.',
    network: 'Network',
    testnet: 'Test network',
    wallet: 'Wallet',
    /** Hint below an email address that stands in place of a name. */
    onlyYou: 'Only you see your email address. Others see the name that you choose.',
    walletMissing: 'No wallet connected on this device. You stay signed in.',
    signingOut: 'No wallet connected on this device. Signing you out…',
    /** Title of the wallet section for players who signed in with a linked account. */
    noWalletTitle: 'No wallet yet',
    noWallet:
      'You signed in with a linked account. Connect a wallet to add it to your profile, with its balance and its own key.',
    changeAvatar: 'Change your avatar',
    chooseAvatar: 'Choose the avatar that others see beside your name.',
    avatarNumber: (number: number) => `Avatar ${number}`,
    moreAvatars: 'Show others',
    avatarChanged: 'Avatar changed',
    avatarFailed: 'Our server didn’t respond. Your avatar hasn’t changed.',
    /** Asks new players for a name. The form below suggests one. */
    askName: 'What should the club call you?',
    takeName: 'Use this name',
    otherName: 'Suggest another',
    askNameLater: 'Later',
    changeName: 'Change your name',
    name: 'Name',
    nameHint: '2 to 24 letters and digits. Others see it on the leaderboard.',
    nameInvalid:
      'Use 2 to 24 letters of one alphabet and digits. Dots, dashes and single spaces are allowed in between.',
    nameFailed: 'Our server didn’t respond. Your name hasn’t changed.',
    nameChanged: 'Name changed',
    saveName: 'Save',
    keepName: 'Cancel',
    /** Title of the section with the player's data and the deletion of the account. */
    account: 'Account',
    accountText: 'Your data and the deletion of your account',
    /** Title of the section with the items that the player has bought in the shop. */
    items: 'Your items',
    itemsNone: 'Items you buy in the shop appear here.',
    itemsFailed: 'Couldn’t load your items',
    toShop: 'To the shop',
    data: {
      title: 'Your data',
      text: 'Everything the club stores about you, in one file: accounts, devices, points and reports.',
      save: 'Download',
      failed: 'Couldn’t load your data. Our server didn’t respond.',
    },
    keyCaption: 'Your key, drawn from your address',
  },

  deletion,

  banned,

  points: {
    title: 'Points',
    toBoard: 'See all ranks',
    /** Heading of the list of awards that make up the player's points. */
    history: 'Where they came from',
    /** Title of the points chart, and of the table that screen readers get instead of the chart. */
    over: 'Your points over time',
    day: 'Day',
    none: 'You have no points this season yet. Points you earn appear here, with the reason.',
    noSeason: 'No season has started yet.',
    more: 'Show more',
    failedTitle: 'Couldn’t load your points',
  },

  balances: {
    title: 'Balance',
    on: (network: string) => `On ${network}`,
    refresh: 'Refresh balance',
    hide: 'Hide balances',
    show: 'Show balances',
    /** Screen readers read this text instead of an amount while balances are hidden. */
    hidden: 'Hidden',
    tokens: 'Tokens',
    activity: 'See activity',
    activityNeedsWallet: 'Connect this account’s wallet to see its activity.',
    noTokens: 'No tokens found on this network. Tokens you receive appear here.',
    failedTitle: 'Balance not available',
    failedText: 'The network didn’t respond. Your funds are not affected.',
    tokensFailed: 'Couldn’t load the tokens. The network didn’t respond.',
    /** Text of the token list if no service lists the tokens of this network. */
    tokensUnsupported: 'Token lists aren’t available on this network.',
    updated: (time: string) => `Updated at ${time}`,
    tryAgain: 'Try again',
  },

  sessions,

  links,

  profileTest,

  landing,

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

  offline: 'You are offline. This page may be out of date. It updates when you’re back online.',

  update: {
    ready: 'A new version is ready',
    reload: 'Reload',
  },

  lost: {
    title: 'The clubhouse isn’t responding',
    text: 'Our server cannot be reached. If you were signed in, you still are.',
    /**
     * Text of the banner that is shown while the server is unreachable and the page continues with
     * cached data.
     */
    banner: 'Our server isn’t responding. You stay signed in, but this page may be out of date.',
    /** Text of the banner above a cached leaderboard. `when` is a formatted time. */
    kept: (when: string) => `Our server isn’t responding. This leaderboard was loaded ${when}.`,
    maintenanceTitle: 'Closed for maintenance',
    maintenanceText:
      'We’re working on the clubhouse. If you were signed in, you still are. Come back in a few minutes.',
    retrying: 'Trying again automatically',
    tryAgain: 'Try again',
    reference: (ref: string) => `Reference ${ref}`,
  },

  broken: {
    /**
     * Title shown to the operator if build settings are invalid. One sentence per invalid setting
     * follows.
     */
    configTitle: 'Not set up correctly',
    title: 'This page stopped working',
    text: 'Something on it failed. Your account and your funds are not affected.',
    chunkTitle: 'This page could not be loaded',
    chunkText:
      'You may be offline, or a newer version has replaced it. Reload to get the latest version.',
    reload: 'Reload',
    reference: (code: string) => `Reference ${code}`,
  },

  loading: 'Loading',
  /** Label of the button below the first rows of a list. `count` is a formatted number. */
  showAll: (count: string) => `Show all ${count}`,

  privacy: {
    title: 'Privacy',
    lead: 'What this site stores in your browser, why, and how to change your choice.',
    back: 'Back to Latchkey',
    choiceTitle: 'Your cookie choice',
    choiceText:
      'This site and third parties use cookies for personalised features, analytics and personalised ads. They are set only after you accept.',
    undecided: 'You haven’t chosen yet. Only what is necessary is stored.',
    accepted: 'You accepted all cookies.',
    rejected: 'You rejected all cookies that are not necessary.',
    accept: 'Accept all',
    reject: 'Reject all',
    necessaryTitle: 'Necessary storage',
    necessaryText:
      'Needed for the features you use. It is stored whatever you choose above. A cookie is sent back to the server that set it. The rest of the list is sent to no one. The wallet’s site stores the wallet that comes with your email or social account. This site cannot read what is stored there.',
    name: 'Name',
    kind: 'Where',
    purpose: 'Purpose',
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
        purpose: 'Ties a sign-in message to this browser, so that no one else can use it.',
        kept: 'Until you sign in or close the browser',
      },
      link: {
        purpose: 'Ties a login or link that you started at another provider to this browser.',
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
        purpose: 'Shows the last leaderboard you saw while there is no connection.',
        kept: 'Until you sign out',
      },
      shell: {
        purpose: 'Stores the files of this site, so that it opens without a connection.',
        kept: 'Until there is a newer version',
      },
      reportDraft: {
        purpose: 'Stores the bug report you are writing.',
        kept: 'Until you send it',
      },
      reportPicture: {
        purpose: 'Stores the picture of the bug report you are writing.',
        kept: 'Until you send it or remove it',
      },
      reportsUnsent: {
        purpose: 'Stores bug reports that could not be sent yet.',
        kept: 'Until the server has them, or you discard them',
      },
      shopItems: {
        purpose: 'Shows the last shop items while the marketplace isn’t responding.',
        kept: 'Until you delete it',
      },
      shopOrder: {
        purpose: 'Prevents a shop purchase from being made twice.',
        kept: 'Until the server has responded',
      },
      nameLater: {
        purpose: 'Remembers that you postponed choosing a name, so that we do not ask again.',
        kept: 'Until you delete it',
      },
      wayBackLater: {
        purpose: 'Remembers for which wallet you postponed recovery, so that we do not ask again.',
        kept: 'Until you delete it',
      },
    },
    neverTitle: 'Never stored by this site',
    never:
      'Private keys of wallets, recovery codes and phrases, signatures, signed messages and access tokens. Your own wallet keeps its keys. A wallet that comes with your email or social account is stored encrypted on the wallet’s site, and opens only together with a part that its server stores. Our server stores only a hash of what you signed. The key client_ed25519_seed of WalletConnect only identifies this browser at the server that forwards messages to your wallet. It opens no wallet and moves no funds.',
    serverTitle: 'What our servers know',
    server:
      'The addresses you sign in with, the name and avatar you choose, your points and the reasons for them, when each device was last active, and the name of its browser. Other members see your name, your avatar and your points on the leaderboard. The login page shows the three best players of a season to everyone. On your profile you can sign out any device, download your data and delete your account. If you log in with email or a social account, the wallet’s server also knows your email address or your account at the provider, and your devices. It stores its part of your wallet.',
  },
}

/** Type of the texts of the product. Every translation must have this shape. */
export type Messages = typeof en
