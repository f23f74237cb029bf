export default function ConnectingExternal() {
  return null
}
