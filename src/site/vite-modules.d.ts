declare module '*?inline-script' {
  const source: string
  export default source
}

declare module '*.svg' {
  const address: string
  export default address
}
