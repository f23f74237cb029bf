export default function Networks() {
  return null
}
