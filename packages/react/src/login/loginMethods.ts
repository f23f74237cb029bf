/** What Connect shows of logins, by method. */
export { EmailField as email } from './EmailField.tsx'
export { SocialMethods as social } from './SocialMethods.tsx'
