// A boardgame.io server with the smallest game there is, two players in turn, and its usual storage, which is memory.
// Usage: node server.js PORT
const { Server } = require('boardgame.io/server');

const count = {
  name: 'count',
  setup: () => ({ moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }) => {
      G.moves += 1;
    },
  },
};

const port = Number(process.argv[2] ?? 8000);
Server({ games: [count], origins: [/127\.0\.0\.1/] }).run(port, () => console.log('listening'));
