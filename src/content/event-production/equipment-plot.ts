/** Positions in the room and the equipment at each; names are those of the catalog. */
const positions = [
  {
    mark: 'A',
    title: 'The riser',
    text: 'Wide shot and close-up from the back of the hall.',
    equipment: ['Canon EOS C300 Mark III', 'Canon CINE-SERVO 50-1000mm T5.0-8.9', 'OConnor Ultimate 2575D'],
  },
  {
    mark: 'B',
    title: 'The aisle',
    text: 'Faces, applause, the walk to the stage.',
    equipment: ['Canon EOS C70', 'Canon RF 70-200mm F2.8 L IS USM', 'DJI RS 4 Pro Combo'],
  },
  {
    mark: 'C',
    title: 'The stage edge',
    text: 'A remote head where no operator may stand.',
    equipment: ['Canon CR-N700 PTZ', 'Canon RC-IP1000'],
  },
  {
    mark: 'D',
    title: 'The truss',
    text: 'Light that is kind to skin and stays off the screens.',
    equipment: ['ETC Source Four LED Series 3', 'ARRI SkyPanel S60-C'],
  },
  {
    mark: 'E',
    title: 'The sound console',
    text: 'Every voice on a track of its own.',
    equipment: ['Allen & Heath SQ-5', 'Shure Axient Digital AD4Q', 'Sound Devices 833'],
  },
  {
    mark: 'F',
    title: 'Control',
    text: 'The cut, the recorders, the headsets, the line out.',
    equipment: [
      'Blackmagic ATEM 2 M/E Constellation 4K',
      'Blackmagic HyperDeck Studio 4K Pro',
      'Hollyland Solidcom C1 Pro',
      'LiveU LU800',
    ],
  },
] as const

export const equipmentPlot = {
  slate: 'Equipment / Camera plot',
  heading: 'Where everything stands',
  lead: 'A typical plot for a general session. Yours is drawn after the site visit, and you have it before anyone loads in.',
  positions,
  action: 'See the Gear Kits',
} as const
