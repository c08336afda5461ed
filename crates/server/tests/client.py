#!/usr/bin/env python3
"""Plays whole games on a Siliam server, by docs/online.md alone.

Usage: client.py http://127.0.0.1:7420 GAME [path of siliam, which lists the legal moves]
Needs one package: websocket-client. It sits in every free seat itself, one connection for each, and plays at random.
"""
import json
import random
import subprocess
import sys
import urllib.request

import websocket

server, game_name = sys.argv[1:3]
siliam = sys.argv[3] if len(sys.argv) > 3 else "siliam"
chance = random.Random(1)


class Seat:
    def __init__(self):
        asked = urllib.request.urlopen(urllib.request.Request(server + "/api/guest", method="POST"))
        token = json.load(asked)["token"]
        address = server.replace("http", "ws", 1) + "/api/socket"
        self.socket = websocket.create_connection(address, header=["Authorization: Bearer " + token])
        self.me = self.next("hello")["you"]["id"]
        self.sent = 0

    def next(self, *kinds):
        while True:
            frame = json.loads(self.socket.recv())
            if frame["type"] in kinds:
                return frame

    def say(self, **frame):
        self.sent += 1
        self.socket.send(json.dumps({"id": "c%d" % self.sent, **frame}))
        frame = self.next("done", "refused")
        assert frame["type"] == "done", frame
        return frame

    def act(self, **command):
        return self.say(do="act", game=game, command=command)


def moves_of(played):
    listed = subprocess.run([siliam, "moves", game_name, *played], capture_output=True, text=True, check=True)
    return listed.stdout.split()


players = {"samliam-3p": 3, "samliam-4p": 4}.get(game_name.split(":")[0], 2)
seats = [Seat() for _ in range(players)]
terms = {"game": game_name, "pace": {"kind": "clock", "base": 600000, "increment": 1000}}
wishes = [{"kind": "me"}] + [{"kind": "free"}] * (players - 1)
game = seats[0].say(do="create", name="client 0", terms=terms, seats=wishes)["game"]
for number, seat in enumerate(seats[1:], 1):
    seat.act(do="sit", name="client %d" % number)

seats[0].socket.send(json.dumps({"do": "watch", "game": game, "after": 0}))
played, number, result = [], 0, None
while result is None:
    frame = seats[0].next("events")
    assert frame["after"] == number, "a gap"
    for event in frame["events"]:
        number += 1
        if event["type"] == "played":
            played.append(event["move"])
        elif event["type"] == "ended":
            result = event["result"]
    if result is None:
        shown = subprocess.run([siliam, "apply", game_name, *played], capture_output=True, text=True, check=True)
        side = shown.stdout.split()[1]
        turn = {"siam": "er", "squa": "dl", "saml": "kw" if "6x7" in game_name else "rgkw"}[game_name[:4]].index(side)
        seats[turn].socket.send(json.dumps({"do": "act", "game": game, "id": "m%d" % number, "command": {
            "do": "play", "after": number, "move": chance.choice(moves_of(played))}}))
        assert seats[turn].next("done", "refused")["type"] == "done"
print("result", result, "plies", len(played))
