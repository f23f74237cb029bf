/** A provider of social logins. */
export type SocialName = 'google' | 'x' | 'discord' | 'farcaster' | 'github' | 'apple' | 'facebook'
