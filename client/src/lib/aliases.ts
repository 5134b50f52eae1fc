// What things are called on our tables -> the drawing of the game-icons set that stands for it.
export const ALIASES: Record<string, string> = {
  // the house's own buttons
  undo: 'anticlockwise-rotation', redo: 'clockwise-rotation', hint: 'candle-light', log: 'open-book',
  rules: 'rule-book', settings: 'gears', share: 'envelope', replay: 'film-projector', bot: 'vintage-robot',
  player: 'person', local: 'meeple', friend: 'shaking-hands', map: 'treasure-map', hand: 'poker-hand', table: 'round-table',
  people: 'meeple-group', help: 'help', eye: 'brass-eye', lead: 'crown',
  // things of the games
  wound: 'ragged-wound', health: 'hearts', heart: 'hearts', damage: 'earth-crack', seal: 'wax-seal', gate: 'magic-portal',
  ritual: 'pentacle', 'ritual-site': 'pentacle', clue: 'magnifying-glass', key: 'skeleton-key', omen: 'raven',
  monster: 'tentacles-skull', item: 'knapsack', round: 'sundial', killer: 'bloody-sword', stalker: 'footprint',
  wrecker: 'thor-hammer', heptagram: 'seven-pointed-star', tesseract: 'cube', trinity: 'triquetra', moon: 'moon',
  star: 'flat-star', hourglass: 'hourglass', diamond: 'cut-diamond', cross: 'ankh', 'deep-one': 'fish-monster',
  'star-spawn': 'giant-squid', chthonian: 'worm-mouth', 'ghoul-horde': 'raise-zombie', investigator: 'lantern',
  action: 'card-play', priority: 'hourglass', move: 'walk', attack: 'crossed-swords', heal: 'health-potion',
  repair: 'claw-hammer', explore: 'magnifying-glass', activate: 'lightning-helix', 'ancient-one': 'octopus',
}
