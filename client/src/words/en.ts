export const en = {
  tagline: 'Old games of cosmic dread, at one table',
  language: 'Language', close: 'Close', cancel: 'Cancel', copy: 'Copy', copied: 'Copied', loading: 'Lighting the lamps…',
  skip: 'Skip to the decision',
  // lobby
  games: 'Games', playNow: 'Play now', setUp: 'Set up a table', players: 'Players', minutes: '{a}–{b} min', complexity: 'Complexity {n} of 5',
  rulesKept: '{n} rules of the book kept', stageAlpha: 'Alpha: unfinished', stageBeta: 'Beta: playable, being polished', stageProduction: 'Complete',
  myTables: 'My tables', finished: 'Finished', noTables: 'No table yet. Choose a game and sit down.', yourTurn: 'Your turn', turnOf: 'Waiting for {who}',
  moves: '{n} decisions', replay: 'Replay', won: 'Won', lost: 'Lost', ended: 'Ended',
  options: 'The game', seats: 'Seats', howMany: 'How many seats', seat: 'Seat {n}', name: 'Name', yourName: 'Your name',
  kind_me: 'Me', kind_local: 'Another player here', kind_bot: 'Bot', kind_friend: 'A friend by link',
  kind_me_help: 'You play this seat.', kind_local_help: 'Plays on this device; you pass it around.', kind_bot_help: 'The computer plays.',
  kind_friend_help: 'You get a link and a QR code to send.',
  bot_random: 'Random', bot_greedy: 'Greedy', bot_search: 'Searching', whichBot: 'Which bot',
  undoPolicy: 'Taking back', undo_free: 'Free', undo_free_help: 'Anybody may take back any decision.', undo_own: 'Own',
  undo_own_help: 'Everybody may take back the own last decision.', undo_none: 'Never', undo_none_help: 'What is done is done.',
  seed: 'Seed', seedHelp: 'The same seed deals the same game. Leave it empty for a fresh one.', begin: 'Begin',
  anyChoice: 'Nothing chosen: by chance',
  // table
  decide: 'Your decision', waitingFor: '{who} decides', waitingMany: 'Deciding: {who}', watching: 'You are watching', gameOver: 'The game is over',
  actions: 'What you can do', forbidden: 'Why not something else?', why: 'Why?', noRule: 'No rule is recorded for this line.',
  undo: 'Undo', redo: 'Redo', hint: 'Hint', take: 'Do it', log: 'Log', chat: 'Chat', help: 'Keys', settings: 'Settings',
  share: 'Invite', rules: 'Rules', components: 'Components', about: 'About', home: 'Lobby', map: 'Map', tableTab: 'Table', people: 'Players', hand: 'Hand',
  undoTo: 'Undo to here', lookThen: 'Look at the table then', asItWas: 'The table as it was after decision {n}', whyNot: 'Why not now?', toNow: 'Back to now', forkHere: 'Play on from here as a new table',
  emptyLog: 'Nothing has happened yet.', say: 'Say something', send: 'Send', talkClosed: 'The rules forbid talking now. The chat opens again when they allow it.',
  chatEmpty: 'Nobody has spoken.', offline: 'Connection lost. Trying again…', faceDown: 'Face down', cards: '{n} cards', more: '+{n}',
  pass: 'Pass the device to {who}', passHelp: 'Nobody else should look. Ready when {who} holds the device.', iAm: 'I am {who}',
  chooseFor: 'Several things can be done here', lead: 'Lead', you: 'you', away: 'away', look: 'Look closer', lookThrough: 'Look through',
  zoomIn: 'Zoom in', zoomOut: 'Zoom out', zoomFit: 'Whole map', canDo: 'can be chosen', slots: '{a} of {b} slots taken',
  dice: 'Dice', done: 'done', held: 'held', locked: 'locked', inForce: 'in force', relatedRules: 'Rules that spoke of it', searchRules: 'Search', copies: '{n} in the box',
  watchReplay: 'Watch the replay', again: 'A new table', download: 'Download the save',
  // sharing
  watchLink: 'For onlookers: sees only what is public', seatLink: 'Seat of {who}', personalLink: 'Your own seats on another device: keep it to yourself',
  giveToBot: 'Hand to a bot', openSeat: 'Open for another friend', surely: 'Really? The one who sits there loses the seat.', qr: 'QR code',
  // join, watch, replay
  joinTitle: 'You are invited', joinHelp: 'A seat at a table waits for you.', sitDown: 'Sit down', play: 'Play', pause: 'Pause', first: 'To the beginning', last: 'To the end',
  previous: 'Previous', next: 'Next', moveOf: 'Decision {a} of {b}', copyMove: 'Link to this moment', fork: 'Play on from here', eyes: 'Seen by', onlooker: 'an onlooker', speed: 'Speed',
  lostPage: 'There is no such room in this house.',
  // settings
  theme: 'Light', theme_system: 'as the system', theme_light: 'paper', theme_dark: 'midnight', palette: 'Colours', palette_plain: 'painted', palette_safe: 'for colour-blind eyes',
  grey: 'Board in shades of grey', sound: 'Sounds', notifications: 'Notify me of my turn', motion: 'Show movement', arrowsShown: 'Show all arrows of a map',
  // help
  keyNumbers: 'choose an option by its number (with Shift: 11 to 20)', keyTab: 'go through what can be chosen', keyArrows: 'go to the nearest thing that can be chosen',
  keyEnter: 'do it', keyUndo: 'undo', keyRedo: 'redo', keyHint: 'ask for a hint', keyLanguage: 'next language', keyHelp: 'this list', keyLog: 'to the log', keyChat: 'to the chat',
  keyLook: 'look closer at what has the focus', keyClose: 'close what is open', keyMap: 'whole map', keySettings: 'settings', keyReplay: '← → step through a replay, Space plays it',
  // about
  aboutFan: 'Miskatonic is an unofficial project by fans. Names of games, places and beings belong to their owners. No art and no text of a publisher is in it: all card texts are generated from the definitions that run the game.',
  aboutIcons: 'Icons: game-icons.net by Lorc, Delapouite and others, licence CC BY 3.0.', aboutFonts: 'Typefaces: Old Standard by Alexey Kryukov and Literata by TypeTogether, SIL Open Font License.',
}
export type Word = keyof typeof en
