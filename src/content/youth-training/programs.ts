/** The lessons by crew position, in the order the floor plan numbers them. */
const programs = [
  {
    seat: 'Camera',
    text: 'Framing, focus and exposure. First on a tripod, then on the shoulder.',
  },
  {
    seat: 'Sound',
    text: 'Boom, wireless and a mixer. Headphones go on before anything rolls.',
  },
  {
    seat: 'Lighting',
    text: 'Key, fill and back light, and how to shape a window you cannot move.',
  },
  {
    seat: 'Directing',
    text: 'From an idea to a shot list to a crew that knows what comes next.',
  },
  {
    seat: 'Live production',
    text: 'Cutting between cameras while it happens, for a stream with no second take.',
  },
  {
    seat: 'Editing',
    text: 'Story, pace, color and captions, down to a file that is ready to show.',
  },
] as const

export const trainingPrograms = {
  slate: 'Training programs',
  heading: 'Six seats on the crew. Everyone takes each one.',
  lead: 'Students change seats from scene to scene, as they would move up on a real crew. Nobody watches from the back.',
  plan: 'Studio plan, seen from the grid',
  programs,
} as const
