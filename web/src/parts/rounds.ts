// Plies as rounds: a row for each time around the table, a list of actions for each player in it.

export function rounds<T extends { player: number }>(plies: T[], players: number): T[][][] {
  const rows: T[][][] = [];
  let last = players;
  for (const ply of plies) {
    if (ply.player < last || rows.length === 0) rows.push(Array.from({ length: players }, () => []));
    rows.at(-1)?.[ply.player]?.push(ply);
    last = ply.player;
  }
  return rows;
}
