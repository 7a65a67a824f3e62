"""Makes the fonts of this folder out of the packages that publish them.

Run `npm pack` for each package of PACKAGES, unpack each archive into a folder of the name of its family, and call
`subset.py FOLDER`; it needs the Python package fonttools. The glyphs stay, because names and reviews hold any letter;
hinting, glyph names and the features that no text of a report uses go.
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

# Family, package, its file, our file.
PACKAGES = [
    ("inter", "@expo-google-fonts/inter@0.4.2", "400Regular/Inter_400Regular.ttf", "Inter-Regular.ttf"),
    ("inter", "@expo-google-fonts/inter@0.4.2", "600SemiBold/Inter_600SemiBold.ttf", "Inter-SemiBold.ttf"),
    # Each letter is one glyph. Noto Sans Arabic puts them together of strokes and dots, of which no reader finds the words.
    ("arabic", "@expo-google-fonts/vazirmatn@0.4.1", "400Regular/Vazirmatn_400Regular.ttf", "Vazirmatn-Regular.ttf"),
    ("arabic", "@expo-google-fonts/vazirmatn@0.4.1", "600SemiBold/Vazirmatn_600SemiBold.ttf", "Vazirmatn-SemiBold.ttf"),
    ("emoji", "@expo-google-fonts/noto-emoji@0.4.7", "400Regular/NotoEmoji_400Regular.ttf", "NotoEmoji-Regular.ttf"),
]
FEATURES = ["ccmp", "locl", "kern", "mark", "mkmk", "liga", "rlig", "init", "medi", "fina", "isol", "tnum", "rtlm"]


def main(folder: Path) -> None:
    for family, _, source, target in PACKAGES:
        font = TTFont(folder / family / "package" / source)
        options = Options(
            layout_features=FEATURES,
            hinting=False,
            glyph_names=False,
            notdef_outline=True,
            name_IDs=["*"],
            drop_tables=["STAT", "gasp", "vhea", "vmtx", "DSIG"],
        )
        subsetter = Subsetter(options)
        # The features that go would leave alternates behind that no character leads to.
        subsetter.populate(unicodes=font.getBestCmap())
        subsetter.subset(font)
        font["head"].modified = font["head"].created
        font.recalcTimestamp = False
        font.save(Path(__file__).parent / target)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
