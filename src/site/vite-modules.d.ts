declare module '*?inline-script' {
  const source: string
  export default source
}

declare module '*.svg' {
  const address: string
  export default address
}

declare module 'virtual:help-offers' {
  const offers: import('../domain/help/packed-offers.ts').PackedOffers
  export default offers
}

declare module 'virtual:help-topics-en' {
  const topics: import('../domain/help/packed-topics.ts').PackedTopics
  export default topics
}

declare module 'virtual:help-topics-es' {
  const topics: import('../domain/help/packed-topics.ts').PackedTopics
  export default topics
}
