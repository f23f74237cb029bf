export default function SwitchNetwork() {
  return null
}
