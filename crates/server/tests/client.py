#!/usr/bin/env python3
"""Plays a whole game on a Siliam server, by docs/online.md alone.

Usage: client.py http://127.0.0.1:7420 GAME PLAYERS [SILIAM]
Needs one package, websocket-client, and the program siliam, which finds the moves. It sits in every seat itself, one
connection for each, and loses the connection that watches again and again.
"""
import json
import subprocess
import sys
import urllib.request

import websocket

server, game_name, players, *siliam = sys.argv[1:]


class Seat:
    def __init__(self, name):
        self.name, self.sent = name, 0
        guest = urllib.request.urlopen(urllib.request.Request(server + "/api/guest", method="POST"))
        self.token = json.load(guest)["token"]
        self.connect()

    def connect(self):
        address = server.replace("http", "ws", 1) + "/api/socket"
        self.socket = websocket.create_connection(address, header=["Authorization: Bearer " + self.token])
        self.next("hello")

    def say(self, **frame):
        self.socket.send(json.dumps(frame))

    def next(self, *kinds):
        while (frame := json.loads(self.socket.recv()))["type"] not in kinds:
            pass
        return frame

    def ask(self, **frame):
        self.sent += 1
        for _ in range(2):  # Said twice, it is done once.
            self.say(id="%s-%d" % (self.name, self.sent), **frame)
        answers = [self.next("done", "refused") for _ in range(2)]
        assert answers[0] == answers[1] and answers[0]["type"] == "done", answers
        return answers[0]["game"]


seats = [Seat("seat%d" % place) for place in range(int(players))]
terms = {"game": game_name, "pace": {"kind": "clock", "base": 600000, "increment": 1000}}
wishes = [{"kind": "me"}] + [{"kind": "free"}] * (len(seats) - 1)
game = seats[0].ask(do="create", name="seat0", terms=terms, seats=wishes)
for seat in seats[1:]:
    seat.ask(do="act", game=game, command={"do": "sit", "name": seat.name})
watcher, moves, number, result = Seat("watcher"), [], 0, None
watcher.say(do="watch", game=game, after=0)
while result is None:
    frame = watcher.next("events")
    assert frame["after"] == number, "a gap"
    number += len(frame["events"])
    moves += [event["move"] for event in frame["events"] if event["type"] == "played"]
    result = next((event["result"] for event in frame["events"] if event["type"] == "ended"), None)
    seats[0].say(do="list")
    turn = seats[0].next("list")["mine"][0]["summary"].get("turn")
    if turn is not None:
        best = [*(siliam or ["siliam"]), "best", game_name, "--level", "2", *moves]
        move = subprocess.run(best, capture_output=True, text=True, check=True).stdout.split()[1]
        if len(moves) % 5 == 4:  # The move is played while nobody watches.
            watcher.socket.close()
        seats[turn].ask(do="act", game=game, command={"do": "play", "after": number, "move": move})
        if not watcher.socket.connected:
            watcher.connect()
            watcher.say(do="watch", game=game, after=number)
print(game_name, "result", result, "plies", len(moves))
