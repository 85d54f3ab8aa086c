// A bot for Hotelier in JavaScript: the same as bellboy.py.
// Try it: hotelier simulate --bots "porter,cmd:node examples/bellboy.mjs"
import { createInterface } from "node:readline";

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

function liking(option, dice) {
  if (option.action === "move_in") return 100;
  if (option.action === "take_die") return dice[option.face - 1] - (option.boosted ? 10 : 0);
  return option.action === "pass" ? -1 : 0;
}

const input = createInterface({ input: process.stdin });
input.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    say({ type: "ready", protocol: 1, name: "bellboy" });
  } else if (message.type === "choose") {
    const rate = (option) => liking(option, message.view.dice);
    const best = message.decision.options.reduce((a, b) => (rate(b) > rate(a) ? b : a));
    say({ type: "choice", id: message.id, number: best.number });
  } else {
    input.close();
  }
});
