// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";

/// Passes of some kinds, of which a holder may have several. What they are is told on IPFS.
contract ClubhousePass is ERC1155 {
    string public constant name = "Clubhouse Passes";

    constructor(address[] memory holders) ERC1155("ipfs://clubhouse-passes/{id}.json") {
        for (uint256 i = 0; i < holders.length; i++)
            for (uint256 id = 1; id <= 3; id++) _mint(holders[i], id, id * 2 - 1, "");
    }

    function mint(address to, uint256 id, uint256 amount) external {
        _mint(to, id, amount, "");
    }
}
