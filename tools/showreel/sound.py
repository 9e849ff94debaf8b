"""python3 sound.py EDIT.json OUTPUT.wav: the film's sound. A low open fifth that warms up with the light,
room tone, a felt piano from the first cut on, a low pulse under every cut and the relay of each lamp that comes on,
all in one hall. The command that runs this sets the loudness."""
import json
import sys
import wave

import numpy as np

RATE = 48000
ROOT = 55.0
BEAT = 0.75
# The piano's phrases over the drone, one after every cut: semitones above A2 on successive beats. The bare fifth has no
# third; it comes with the last picture.
PHRASES = (
    (0, 19, 24), (7, 26, 19), (5, 17, 24, 29), (5, 21, 26, 24), (9, 21, 24), (7, 19, 26, 23), (0, 24, 19), (5, 17, 29, 24),
    (7, 19, 26, 31, 26), (0, 16, 24, 28, 31, 28),
)


def low_pass(signal, cutoff):
    """A gentle filter in the frequency domain, without ringing."""
    spectrum = np.fft.rfft(signal)
    frequency = np.fft.rfftfreq(len(signal), 1 / RATE)
    return np.fft.irfft(spectrum / (1 + (frequency / cutoff) ** 4), len(signal))


def band(signal, low, high):
    return low_pass(signal, high) - low_pass(signal, low)


def hall(random, seconds=3.2):
    """The impulse response of a large, soft room: noise that fades, the treble first."""
    n = int(RATE * seconds)
    t = np.arange(n) / RATE
    noise = random.standard_normal((2, n))
    dull = np.stack([low_pass(side, 900) for side in noise])
    clear = np.stack([band(side, 900, 4200) for side in noise])
    answer = dull * np.exp(-t / 0.9) + clear * np.exp(-t / 0.35) * 0.5
    answer *= np.minimum(1, t / 0.02)
    return answer / np.sqrt((answer ** 2).sum(1, keepdims=True))


def convolve(signal, answer):
    n = len(signal) + answer.shape[1]
    spectrum = np.fft.rfft(signal, n)
    return np.stack([np.fft.irfft(spectrum * np.fft.rfft(side, n), n)[:len(signal)] for side in answer])


def voice(t, frequency, random):
    """Three strings of nearly the same pitch, with few overtones, swelling slowly."""
    tone = np.zeros_like(t)
    for detune in (-0.12, 0.0, 0.13):
        phase = random.uniform(0, 2 * np.pi)
        for overtone in range(1, 9):
            tone += overtone ** -1.35 * np.sin(2 * np.pi * (frequency + detune) * overtone * t + phase * overtone)
    return tone / 3 * (0.85 + 0.15 * np.sin(2 * np.pi * t * random.uniform(0.06, 0.11) + random.uniform(0, 6)))


def pulse(length=1.6):
    """A drum felt rather than heard."""
    t = np.arange(int(RATE * length)) / RATE
    pitch = ROOT * 0.9 * t + 14 * (1 - np.exp(-t / 0.035)) * 0.035
    return np.sin(2 * np.pi * pitch) * np.exp(-t / 0.38) * np.minimum(1, t / 0.006)


def relay(random):
    """The distant click of a lamp's relay."""
    n = int(RATE * 0.25)
    t = np.arange(n) / RATE
    return band(random.standard_normal(n), 300, 1500) * np.exp(-t / 0.012) * np.minimum(1, t / 0.0015)


def piano(random, semitones, length=5.0):
    """A soft note behind felt: two strings a trifle apart, stiff, so that high partials are sharp and fade first."""
    t = np.arange(int(RATE * length)) / RATE
    tone = np.zeros_like(t)
    for cents in (-1.2, 1.4):
        pitch = ROOT * 2 * 2 ** ((semitones + cents / 100) / 12)
        for partial in range(1, 11):
            frequency = pitch * partial * np.sqrt(1 + 0.00035 * partial ** 2)
            if frequency > 5000:
                break
            fade = np.exp(-t * (0.55 + pitch / 900 + 0.42 * partial))
            tone += partial ** -1.7 * fade * np.sin(2 * np.pi * frequency * t + random.uniform(0, 6))
    hammer = band(random.standard_normal(len(t)), 80, 500) * np.exp(-t / 0.03)
    return (tone + 0.35 * hammer) * np.minimum(1, t / 0.007) * np.minimum(1, (length - t) / 0.4)


def add(track, at, sound, level):
    start = max(0, int(at * RATE))
    end = min(len(track), start + len(sound))
    track[start:end] += sound[:end - start] * level


def make(edit):
    random = np.random.default_rng(7)
    length = edit['seconds']
    t = np.arange(int(RATE * length)) / RATE
    rise = np.clip(t / (length * 0.72), 0, 1)
    swell = np.interp(t, [0, 1.5, length * 0.45, length - 7, length - 3.5, length], [0, 0.35, 0.7, 1.0, 0.85, 0.5])
    pad = 0.35 * voice(t, ROOT, random) + voice(t, ROOT * 2, random) + 0.8 * voice(t, ROOT * 3, random)
    pad += 0.6 * voice(t, ROOT * 4, random) * rise
    # The third arrives only with the last picture, and opens the chord.
    arrival = np.clip((t - (length - edit['lastShot'])) / 2.5, 0, 1)
    pad += (0.55 * voice(t, ROOT * 5, random) + 0.45 * voice(t, ROOT * 6, random) + 0.25 * voice(t, ROOT * 9, random)) * arrival
    pad = low_pass(pad, 420) * (1 - rise) + low_pass(pad, 1900) * rise
    dry, keys = np.zeros_like(t), np.zeros_like(t)
    for at in edit['cuts']:
        add(dry, at, pulse(), 0.6)
    for at in edit['lamps']:
        add(dry, at, relay(random), 0.9)
    for number, (at, phrase) in enumerate(zip(edit['cuts'], PHRASES)):
        for beat, semitones in enumerate(phrase):
            # A hand is never exact, and leans on the first note.
            moment = at + beat * BEAT + random.uniform(0, 0.015)
            add(keys, moment, piano(random, semitones), (0.30 if beat == 0 else 0.22) + 0.008 * number)
    wet = convolve(dry + keys * 0.5, hall(random)) * 0.35 + convolve(pad * swell, hall(random, 4.0)) * 0.4
    air = np.stack([band(random.standard_normal(len(t)), 150, 3000) for _ in 'lr'])
    mixed = wet + (dry * 0.5 + keys + pad * swell * 0.16) + air * 0.012
    mixed *= np.minimum(1, t / 0.4) * np.clip((length - t) / 2.2, 0, 1) ** 1.5
    # The hall makes one side louder, so both sides are set to the same level.
    mixed /= np.sqrt((mixed ** 2).mean(1, keepdims=True))
    return np.tanh(mixed * 0.14) * 0.8


def main():
    with open(sys.argv[1]) as file:
        sound = make(json.load(file))
    with wave.open(sys.argv[2], 'wb') as output:
        output.setnchannels(2)
        output.setsampwidth(2)
        output.setframerate(RATE)
        output.writeframes(np.round(sound.T * 32767).astype('<i2').tobytes())


main()
