declare module '*?inline-script' {
  const source: string
  export default source
}
