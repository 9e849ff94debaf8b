/** Written by `npm run showreel`: where our own film is, shown unless the company's is on YouTube or Vimeo. */
export const showreelFilm = {
  /** A browser takes the first it can play. */
  sources: [
    {
      src: '/assets/showreel/showreel-00000000.webm',
      type: 'video/webm; codecs="av01.0.05M.10, opus"',
    },
    {
      src: '/assets/showreel/showreel-00000000.mp4',
      type: 'video/mp4; codecs="avc1.64001f, mp4a.40.2"',
    },
  ],
  poster: '/assets/showreel/poster-00000000.jpg',
  captions: { src: '/assets/showreel/captions-00000000.vtt', language: 'en', label: 'English' },
} as const
