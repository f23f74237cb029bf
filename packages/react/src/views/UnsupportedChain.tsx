export default function UnsupportedChain() {
  return null
}
