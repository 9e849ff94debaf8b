/** Written by `npm run showreel`: where our own film is, shown unless the company's is on YouTube or Vimeo. */
export const showreelFilm = {
  /** A browser takes the first it can play. */
  sources: [
    { src: '/assets/showreel/showreel-ea46468f.webm', type: 'video/webm; codecs="av01.0.05M.10, opus"' },
    { src: '/assets/showreel/showreel-e1641deb.mp4', type: 'video/mp4; codecs="avc1.64001f, mp4a.40.2"' },
  ],
  poster: '/assets/showreel/poster-f64ceb2f.jpg',
  captions: { src: '/assets/showreel/captions-bf0d32af.vtt', language: 'en', label: 'English' },
} as const
