/** The e-mail of whoever signs in, where the project wants to know it. */
export {
  type CaptureEmailParameters,
  captureEmail,
  confirmEmailCode,
  getRecentEmails,
  isEmailRequired,
  skipEmail,
} from './sign-in/captureEmail.ts'
