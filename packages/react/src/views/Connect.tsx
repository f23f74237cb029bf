export default function Connect() {
  return null
}
