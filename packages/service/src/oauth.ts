export {
  type CodeAnswer,
  type CodeLogin,
  CodeLoginError,
  type CodeLoginProvider,
  type CodeRequest,
  type CodeSecrets,
  type PlainEndpoints,
} from './oauth/CodeLogin.ts'
export { createCodeLogin } from './oauth/createCodeLogin.ts'
