/** The login components of the view Connect, by method. */
export { EmailField as email } from './EmailField.tsx'
export { SocialMethods as social } from './SocialMethods.tsx'
